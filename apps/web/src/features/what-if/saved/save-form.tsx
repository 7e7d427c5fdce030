import { saveScenario } from '@mingjian/contract/what-if';
import type { SavedScenario } from '@mingjian/contract/what-if';
import { isEmptyScenario } from '@mingjian/domain/what-if';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import { useChange } from '../../../api/queries.ts';
import { useAsAt } from '../../../api/session/index.ts';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button, showToast, TextField } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import { OUTDATED } from './outdated.ts';
import styles from './saved.module.css';

const MOST_LETTERS = 100;

/** Keeps the scenario under a name. */
export const SaveForm = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const pick = usePick();
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const save = useChange(saveScenario, OUTDATED);
  const { companyId, scenario } = bench;
  const { asAt } = useAsAt();
  const isEmpty = isEmptyScenario(scenario);
  const isClosed = isEmpty || asAt !== undefined;
  const reason = asAt === undefined ? t('nothingToSave') : t('savedTodayOnly');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() === '' || isClosed) return;
    save.mutate(
      { companyId, name, scenario: structuredClone(scenario) as SavedScenario['scenario'] },
      {
        onSuccess: () => {
          setName('');
          setIsChecked(false);
          showToast('success', { en: 'What-if saved', cn: '情景测算已保存' });
        },
      },
    );
  };
  const missing = isChecked && name.trim() === '' ? t('nameRequired') : undefined;
  return (
    <form className={styles['form']} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('name')}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        value={name}
        disabled={isClosed}
        onChange={({ target }) => {
          setName(target.value);
          save.reset();
        }}
        hint={isClosed ? reason : undefined}
        fault={save.error ? pick(sentenceOf(save.error)) : missing}
      />
      <Button type="submit" isBusy={save.isPending} disabled={isClosed}>
        {t('save')}
      </Button>
    </form>
  );
};
