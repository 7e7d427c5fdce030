import { FAILURES } from '@mingjian/contract/wire';
import { parseChange } from '@mingjian/domain/what-if';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, TextField } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import { CLASS_OPTIONS, toGrade } from '../class-options.ts';
import { SelectField } from '../select-field.tsx';
import styles from './parties.module.css';

const WHOLE = 100;
const MIDDLE_CLASS = '9';

const readShare = (text: string): number | undefined => {
  const share = Number(parseChange(text) ?? Number.NaN);
  return share > 0 && share <= WHOLE ? share : undefined;
};

/** A holder that the company does not have. */
export const AddHolder = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const pick = usePick();
  const { scenario, change } = bench;
  const [text, setText] = useState('');
  const [grade, setGrade] = useState(MIDDLE_CLASS);
  const [hasGuarantee, setHasGuarantee] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const sharePercent = readShare(text);
    setIsWrong(sharePercent === undefined);
    if (sharePercent === undefined) return;
    const count = scenario.parties.filter(({ kind }) => kind === 'add').length + 1;
    const holder = { name: t('holderName', { count }), sharePercent, grade: toGrade(grade), hasGuarantee };
    change({ ...scenario, parties: [...scenario.parties, { kind: 'add', ...holder }] });
    setText('');
  };
  return (
    <form className={styles['form']} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('share')}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setIsWrong(false);
        }}
        hint={t('shareHint')}
        fault={isWrong ? pick(FAILURES['numeric-value-invalid']) : undefined}
      />
      <SelectField label={t('holderClass')} value={grade} options={CLASS_OPTIONS} onChange={setGrade} />
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={hasGuarantee}
          onChange={({ target }) => setHasGuarantee(target.checked)}
        />
        {t('guarantee')}
      </label>
      <Button type="submit">{t('addHolder')}</Button>
    </form>
  );
};
