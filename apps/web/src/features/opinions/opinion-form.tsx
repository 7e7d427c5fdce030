import type { RatingOpinion, SaidByModel } from '@mingjian/contract/opinions';
import { MAX_REMARK } from '@mingjian/domain/opinions';
import { useTranslation } from '../../i18n/index.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Button, formatCount, TextAreaField, TextField } from '../../ui/index.ts';
import { ChoiceField } from './choice-field.tsx';
import { useOpinionForm } from './use-opinion-form.ts';
import styles from './opinions.module.css';

export interface OpinionFormProps {
  readonly companyId: number;
  /** What the opinion is about; the server refuses when it has changed meanwhile. */
  readonly rating: SaidByModel;
  /** The opinion that a new one will replace. */
  readonly current: RatingOpinion | null;
  readonly onDone: () => void;
}

/** Choice, own possibility of default and remark. */
export const OpinionForm = (props: OpinionFormProps) => {
  const { t } = useTranslation('opinions');
  const form = useOpinionForm(props);
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <ChoiceField
        rating={props.rating}
        choice={form.choice}
        onChange={form.setChoice}
        fault={form.choiceFault}
      />
      <div className={styles['fields']}>
        <TextField
          name="pd"
          label={t('pd')}
          inputMode="decimal"
          autoComplete="off"
          value={form.pd}
          onChange={(event) => form.setPd(event.target.value)}
          fault={form.pdFault}
          hint={t('pdHint')}
        />
        <TextAreaField
          name="remark"
          label={t('remark')}
          rows={2}
          maxLength={MAX_REMARK}
          value={form.remark}
          onChange={(event) => form.setRemark(event.target.value)}
          hint={form.remark && t('remarkHint', { left: formatCount(MAX_REMARK - form.remark.length) })}
        />
      </div>
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('save')}
        </Button>
        {props.current && <Button onClick={props.onDone}>{t('cancel')}</Button>}
      </div>
    </form>
  );
};
