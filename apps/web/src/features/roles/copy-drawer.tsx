import { copyRole, listRoles } from '@mingjian/contract/roles';
import type { Role } from '@mingjian/contract/roles';
import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { useChange } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, TextField, showToast } from '../../ui/index.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import styles from '../../ui/form.module.css';
import { OrganisationField } from '../../ui/organisation-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { RoleField } from './role-field.tsx';

interface Values extends Readonly<Record<string, string>> {
  readonly id: string;
  readonly title: string;
  readonly titleCn: string;
  readonly organisationId: string;
}

const toInput = ({ id, title, titleCn, organisationId }: Values) => ({
  id: Number(id),
  title,
  titleCn,
  ...(organisationId ? { organisationId: Number(organisationId) } : {}),
});

/** A new role that begins with the rights of another one. */
export const CopyDrawer = ({
  role,
  onClose,
}: {
  readonly role: Role | null;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('roles');
  const copy = useChange(copyRole, [listRoles]);
  const form = useForm<Values>({
    schema: copyRole.input,
    initial: {
      id: role ? String(role.id) : '',
      title: role ? t('copyTitle', { title: role.title }) : '',
      titleCn: '',
      organisationId: '',
    },
    read: toInput,
    submit: async (values) => {
      await copy.mutateAsync(toInput(values));
      showToast('success', SCREEN_SENTENCES['save-succeeded']);
      onClose();
    },
  });
  const text = (name: 'title' | 'titleCn', label: string) => (
    <TextField
      label={label}
      name={name}
      value={form.values[name]}
      fault={form.faultOf(name)}
      onChange={(event) => form.set(name, event.target.value)}
    />
  );
  return (
    <FormDrawer title={t('copyDrawer')} onClose={onClose}>
      <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
        <FormFailure text={form.failure} what="save-failed" />
        <p className={styles['note']}>{t('copyNote')}</p>
        <RoleField
          label={t('copyFrom')}
          name="id"
          value={form.values.id}
          fault={form.faultOf('id')}
          onChange={(value) => form.set('id', value)}
        />
        <div className={styles['pair']}>
          {text('title', t('roleTitle'))}
          {text('titleCn', t('titleCn'))}
        </div>
        <OrganisationField
          label={t('organisation')}
          name="organisationId"
          purpose="role.manage"
          none={t('ownOrganisation')}
          value={form.values.organisationId}
          fault={form.faultOf('organisationId')}
          onChange={(value) => form.set('organisationId', value)}
        />
        <div className={styles['actions']}>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('copy')}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
};
