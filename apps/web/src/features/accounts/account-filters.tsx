import { listRoles } from '@mingjian/contract/roles';
import { useState } from 'react';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, SelectField, TextField } from '../../ui/index.ts';
import styles from '../../ui/form.module.css';
import { OrganisationField } from '../../ui/organisation-field.tsx';
import { useRoleTitle } from '../../ui/use-role-title.ts';

export interface AccountFilter {
  readonly keyword: string;
  readonly organisationId: string;
  readonly roleId: string;
  readonly type: '' | 'administrator' | 'basic';
  readonly status: '' | 'active' | 'disabled';
}

export const EMPTY_FILTER: AccountFilter = {
  keyword: '',
  organisationId: '',
  roleId: '',
  type: '',
  status: '',
};

/** An organisation stands for itself and all under it. */
export const toQuery = ({ keyword, organisationId, roleId, type, status }: AccountFilter) => ({
  ...(keyword.trim() ? { keyword: keyword.trim() } : {}),
  ...(organisationId ? { organisationId: Number(organisationId), isSubtree: true } : {}),
  ...(roleId ? { roleId: Number(roleId) } : {}),
  ...(type ? { type } : {}),
  ...(status ? { status } : {}),
});

/** Roles beyond this number are found in the administration of roles. */
const MAX_ROLES = 100;

export const AccountFilters = ({
  filter,
  hasOrganisation,
  onChange,
}: {
  readonly filter: AccountFilter;
  readonly hasOrganisation: boolean;
  readonly onChange: (filter: AccountFilter) => void;
}) => {
  const { t } = useTranslation('accounts');
  const titleOf = useRoleTitle();
  const [keyword, setKeyword] = useState(filter.keyword);
  const roles = useCall(listRoles, { purpose: 'user.manage', pageSize: MAX_ROLES });
  const all = ['', t('all')] as const;
  const set = (change: Partial<AccountFilter>): void => onChange({ ...filter, keyword, ...change });
  return (
    <form
      role="search"
      className={styles['bar']}
      onSubmit={(event) => {
        event.preventDefault();
        set({ keyword });
      }}
    >
      <TextField
        label={t('keyword')}
        type="search"
        maxLength={200}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {hasOrganisation && (
        <OrganisationField
          label={t('organisation')}
          purpose="user.manage"
          none={t('all')}
          value={filter.organisationId}
          onChange={(organisationId) => set({ organisationId })}
        />
      )}
      <SelectField
        label={t('role')}
        value={filter.roleId}
        options={[all, ...(roles.data?.items ?? []).map((role) => [String(role.id), titleOf(role)] as const)]}
        onChange={(event) => set({ roleId: event.target.value })}
      />
      <SelectField
        label={t('type')}
        value={filter.type}
        options={[all, ['administrator', t('type_administrator')], ['basic', t('type_basic')]]}
        onChange={(event) => set({ type: event.target.value as AccountFilter['type'] })}
      />
      <SelectField
        label={t('status')}
        value={filter.status}
        options={[all, ['active', t('status_active')], ['disabled', t('status_disabled')]]}
        onChange={(event) => set({ status: event.target.value as AccountFilter['status'] })}
      />
      <Button type="submit">{t('find')}</Button>
    </form>
  );
};
