import type { PublishedNotice } from '@mingjian/contract/notices';
import { MAX_NOTICE_CONTENTS, MAX_NOTICE_TITLE, NOTICE_KINDS } from '@mingjian/domain/notices';
import type { NoticeKind } from '@mingjian/domain/notices';
import { useTranslation } from '../../../i18n/index.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Button, SelectField, TextAreaField, TextField } from '../../../ui/index.ts';
import { AudienceField } from './audience-field.tsx';
import { useNoticeForm } from './use-notice-form.ts';
import styles from '../notices.module.css';

const LANGUAGES = ['En', 'Cn'] as const;

/** Kind, title and contents in both languages, audience, begin and end of a notice. */
export const NoticeForm = ({
  notice,
  onDone,
}: {
  readonly notice: PublishedNotice | null;
  readonly onDone: () => void;
}) => {
  const { t } = useTranslation('notices');
  const form = useNoticeForm(notice, onDone);
  const { values, set, faultOf } = form;
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <SelectField
        label={t('kind')}
        name="kind"
        value={values.kind}
        options={NOTICE_KINDS.map((kind) => [kind, t(`kind_${kind}`)] as const)}
        onChange={(event) => set({ kind: event.target.value as NoticeKind })}
      />
      <AudienceField audience={form.audience} onChange={form.setAudience} fault={faultOf('audience')} />
      {LANGUAGES.map((language) => (
        <fieldset key={language} className={styles['language']}>
          <legend>{t(`language_${language}`)}</legend>
          <TextField
            label={t('columnTitle')}
            name={`title${language}`}
            value={values[`title${language}`]}
            maxLength={MAX_NOTICE_TITLE}
            fault={faultOf(`title${language}`)}
            onChange={(event) => set({ [`title${language}`]: event.target.value })}
          />
          <TextAreaField
            label={t('contents')}
            name={`contents${language}`}
            value={values[`contents${language}`]}
            maxLength={MAX_NOTICE_CONTENTS}
            fault={faultOf(`contents${language}`)}
            onChange={(event) => set({ [`contents${language}`]: event.target.value })}
          />
        </fieldset>
      ))}
      <div className={styles['pair']}>
        <TextField
          label={t('columnBegins')}
          name="beginsAt"
          type="datetime-local"
          value={values.beginsAt}
          hint={t('beginsHint')}
          fault={faultOf('beginsAt')}
          onChange={(event) => set({ beginsAt: event.target.value })}
        />
        <TextField
          label={t('columnEnds')}
          name="endsAt"
          type="datetime-local"
          value={values.endsAt}
          hint={t('endsHint')}
          fault={faultOf('endsAt')}
          onChange={(event) => set({ endsAt: event.target.value })}
        />
      </div>
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('publish')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
};
