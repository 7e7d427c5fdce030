import { EditOwnProfileSchema, editOwnProfile, getOwnProfile } from '@mingjian/contract/my-account';
import type { OwnProfile } from '@mingjian/contract/my-account';
import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { readMobile } from '@mingjian/domain/my-account';
import { useChange } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, TextField, showToast } from '../../../ui/index.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import formStyles from '../../../ui/form.module.css';
import { useForm } from '../../../ui/use-form.ts';
import styles from '../my-account.module.css';
import { MobileCode } from './mobile-code.tsx';

const FIELDS = [
  { name: 'username', autoComplete: 'username', type: 'text' },
  { name: 'number', autoComplete: 'off', type: 'text' },
  { name: 'alias', autoComplete: 'nickname', type: 'text' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'mobile', autoComplete: 'tel', type: 'tel' },
] as const;

type Values = Readonly<Record<(typeof FIELDS)[number]['name'] | 'verificationCode', string>>;

const toInput = (values: Values, profile: OwnProfile) => {
  const { number, username, verificationCode, ...own } = values;
  return {
    ...own,
    ...(profile.mayChangeNames ? { number, username } : {}),
    ...(isNewMobile(values.mobile, profile) ? { verificationCode } : {}),
  };
};

const isNewMobile = (text: string, { mobile }: OwnProfile): boolean => {
  const read = readMobile(text);
  return read !== null && read !== mobile;
};

/** Name, number, other name, email and mobile; a mobile number that is new asks for the code sent to it. */
export const ProfileForm = ({
  profile,
  onSaved,
}: {
  readonly profile: OwnProfile;
  readonly onSaved: () => void;
}) => {
  const { t } = useTranslation('my-account');
  const save = useChange(editOwnProfile, [getOwnProfile]);
  const form = useForm<Values>({
    schema: EditOwnProfileSchema,
    initial: {
      username: profile.username,
      number: profile.number,
      alias: profile.alias ?? '',
      email: profile.email ?? '',
      mobile: profile.mobile ?? '',
      verificationCode: '',
    },
    read: (values) => toInput(values, profile),
    submit: async (values) => {
      await save.mutateAsync(toInput(values, profile));
      showToast('success', SCREEN_SENTENCES['save-succeeded']);
      onSaved();
    },
  });
  return (
    <form noValidate className={`${formStyles['form']} ${styles['form']}`} onSubmit={form.onSubmit}>
      <FormFailure text={form.failure} />
      <div className={formStyles['pair']}>
        {FIELDS.map(({ name, ...rest }) => {
          const isGiven = !profile.mayChangeNames && (name === 'username' || name === 'number');
          return (
            <TextField
              key={name}
              {...rest}
              label={t(name)}
              name={name}
              readOnly={isGiven}
              hint={isGiven ? t('givenByAdministrator') : undefined}
              value={form.values[name]}
              fault={form.faultOf(name)}
              onChange={(event) => form.set(name, event.target.value)}
            />
          );
        })}
        {isNewMobile(form.values.mobile, profile) && <MobileCode key={form.values.mobile} form={form} />}
      </div>
      <div className={formStyles['actions']}>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};
