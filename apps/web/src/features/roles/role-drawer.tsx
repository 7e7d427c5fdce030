import { EditRoleSchema, editRole, getRole, listRights, listRoles } from '@mingjian/contract/roles';
import type { Role } from '@mingjian/contract/roles';
import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { useState } from 'react';
import { useCall, useChange } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, ErrorState, Loading, SelectField, TextField, showToast } from '../../ui/index.ts';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import styles from '../../ui/form.module.css';
import { OrganisationField } from '../../ui/organisation-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useRoleTitle } from '../../ui/use-role-title.ts';
import { isChangeable } from './is-changeable.ts';
import { RightTree } from './right-tree.tsx';

interface Values extends Readonly<Record<string, string>> {
  readonly title: string;
  readonly titleCn: string;
  readonly status: string;
  readonly organisationId: string;
}

const toInput = (values: Values, role: Role | null, rights: ReadonlySet<string>) => ({
  title: values.title,
  titleCn: values.titleCn,
  status: values.status === 'disabled' ? ('disabled' as const) : ('active' as const),
  rights: [...rights],
  ...(role ? { id: role.id, version: role.version } : {}),
  ...(!role && values.organisationId ? { organisationId: Number(values.organisationId) } : {}),
});

const RoleForm = ({ known: role, onDone }: { readonly known: Role | null; readonly onDone: () => void }) => {
  const { t } = useTranslation('roles');
  const [rights, setRights] = useState<ReadonlySet<string>>(new Set(role?.rights ?? []));
  const save = useChange(editRole, [listRoles, getRole]);
  const isReadOnly = role !== null && !isChangeable(role);
  const form = useForm<Values>({
    schema: EditRoleSchema,
    initial: {
      title: role?.title ?? '',
      titleCn: role?.titleCn ?? '',
      status: role?.status ?? 'active',
      organisationId: '',
    },
    read: (values) => toInput(values, role, rights),
    submit: async (values) => {
      await save.mutateAsync(toInput(values, role, rights));
      showToast('success', SCREEN_SENTENCES['save-succeeded']);
      onDone();
    },
  });
  const text = (name: 'title' | 'titleCn', label: string) => (
    <TextField
      label={label}
      name={name}
      value={form.values[name]}
      fault={form.faultOf(name)}
      readOnly={isReadOnly}
      onChange={(event) => form.set(name, event.target.value)}
    />
  );
  return (
    <form noValidate className={styles['form']} onSubmit={form.onSubmit}>
      <FormFailure text={form.failure} what="save-failed" />
      {isReadOnly && (
        <p className={styles['note']}>
          {t(role.isBuiltIn ? 'builtInNote' : role.isOwn ? 'ownNote' : 'strongerNote')}
        </p>
      )}
      <div className={styles['pair']}>
        {text('title', t('roleTitle'))}
        {text('titleCn', t('titleCn'))}
      </div>
      {!role && (
        <OrganisationField
          label={t('organisation')}
          name="organisationId"
          purpose="role.manage"
          none={t('ownOrganisation')}
          value={form.values.organisationId}
          fault={form.faultOf('organisationId')}
          onChange={(value) => form.set('organisationId', value)}
        />
      )}
      <SelectField
        label={t('status')}
        name="status"
        value={form.values.status}
        disabled={isReadOnly}
        hint={t('statusHint')}
        options={[
          ['active', t('status_active')],
          ['disabled', t('status_disabled')],
        ]}
        onChange={(event) => form.set('status', event.target.value)}
      />
      <Rights rights={rights} isReadOnly={isReadOnly} onChange={setRights} />
      {!isReadOnly && (
        <div className={styles['actions']}>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  );
};

const Rights = (props: {
  readonly rights: ReadonlySet<string>;
  readonly isReadOnly: boolean;
  readonly onChange: (rights: ReadonlySet<string>) => void;
}) => {
  const areas = useCall(listRights, {});
  if (areas.error) return <ErrorState error={areas.error} onRetry={() => void areas.refetch()} />;
  return areas.data ? <RightTree areas={areas.data} {...props} /> : <Loading rows={8} />;
};

/** A role with its rights, read anew when the drawer opens: what is saved is saved on what one has seen. */
const KnownRole = ({ id, onDone }: { readonly id: number; readonly onDone: () => void }) => {
  const query = useCall(getRole, { id }, { staleMs: 0 });
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data || query.isFetching) return <Loading rows={10} />;
  return <RoleForm known={query.data} onDone={onDone} />;
};

/** Makes a role, changes one, or shows one that one may not change. */
export const RoleDrawer = ({
  role,
  onClose,
}: {
  readonly role: Role | null;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('roles');
  const titleOf = useRoleTitle();
  return (
    <FormDrawer title={role ? titleOf(role) : t('create')} onClose={onClose}>
      {role ? <KnownRole id={role.id} onDone={onClose} /> : <RoleForm known={null} onDone={onClose} />}
    </FormDrawer>
  );
};
