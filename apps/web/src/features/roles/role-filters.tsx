import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, SelectField, TextField } from '../../ui/index.ts';
import styles from '../../ui/form.module.css';
import { OrganisationField } from '../../ui/organisation-field.tsx';

export interface RoleFilter {
  readonly keyword: string;
  readonly organisationId: string;
  readonly status: '' | 'active' | 'disabled';
}

export const EMPTY_FILTER: RoleFilter = { keyword: '', organisationId: '', status: '' };

export const toQuery = ({ keyword, organisationId, status }: RoleFilter) => ({
  ...(keyword.trim() ? { keyword: keyword.trim() } : {}),
  ...(organisationId ? { organisationId: Number(organisationId) } : {}),
  ...(status ? { status } : {}),
});

export const RoleFilters = ({
  filter,
  onChange,
}: {
  readonly filter: RoleFilter;
  readonly onChange: (filter: RoleFilter) => void;
}) => {
  const { t } = useTranslation('roles');
  const [keyword, setKeyword] = useState(filter.keyword);
  const set = (change: Partial<RoleFilter>): void => onChange({ ...filter, keyword, ...change });
  return (
    <form
      role="search"
      className={styles['bar']}
      onSubmit={(event) => {
        event.preventDefault();
        set({});
      }}
    >
      <TextField
        label={t('keyword')}
        type="search"
        maxLength={200}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <OrganisationField
        label={t('organisation')}
        purpose="role.manage"
        none={t('all')}
        value={filter.organisationId}
        onChange={(organisationId) => set({ organisationId })}
      />
      <SelectField
        label={t('status')}
        value={filter.status}
        options={[
          ['', t('all')],
          ['active', t('status_active')],
          ['disabled', t('status_disabled')],
        ]}
        onChange={(event) => set({ status: event.target.value as RoleFilter['status'] })}
      />
      <Button type="submit">{t('find')}</Button>
    </form>
  );
};
