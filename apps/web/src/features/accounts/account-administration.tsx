import { getUserList } from '@mingjian/contract/accounts';
import type { Account } from '@mingjian/contract/accounts';
import { Suspense, lazy, useState } from 'react';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, DataTable, EmptyState, Section } from '../../ui/index.ts';
import { AccountFilters, EMPTY_FILTER, toQuery } from './account-filters.tsx';
import { useAccountColumns } from './account-columns.tsx';
import { SubAccountNote } from './sub-account-note.tsx';
import { useListPlace } from '../../ui/use-list-place.ts';
import { useOpener } from '../../ui/use-opener.ts';

const AccountDrawer = lazy(async () => ({
  default: (await import('./account-drawer.tsx')).AccountDrawer,
}));
const ResetDrawer = lazy(async () => ({ default: (await import('./reset-drawer.tsx')).ResetDrawer }));

const MIN_WIDTH_PX = 1120;

type Opened =
  | { readonly kind: 'edit'; readonly account: Account | null }
  | { readonly kind: 'reset'; readonly account: Account };

export interface AccountAdministrationProps {
  readonly title: string;
  /** Only the accounts of this organisation, which then is not asked for. */
  readonly organisationId?: number;
}

/** Finds, creates, changes, disables and deletes accounts. */
export const AccountAdministration = ({ title, organisationId }: AccountAdministrationProps) => {
  const { t } = useTranslation('accounts');
  const { filter, place, show, goTo } = useListPlace(EMPTY_FILTER);
  const [opened, setOpened] = useState<Opened | null>(null);
  const opener = useOpener(opened === null);
  const open = (next: Opened): void => {
    opener.keep();
    setOpened(next);
  };
  const query = { ...toQuery(filter), ...(organisationId === undefined ? {} : { organisationId }), ...place };
  const accounts = useCall(getUserList, query, { keepPrevious: true, staleMs: 0 });
  const columns = useAccountColumns({
    hasOrganisation: organisationId === undefined,
    onEdit: (account) => open({ kind: 'edit', account }),
    onReset: (account) => open({ kind: 'reset', account }),
  });
  return (
    <Section
      title={t('list')}
      note={<SubAccountNote {...(organisationId === undefined ? {} : { organisationId })} />}
      isFlush
      actions={
        <Button kind="primary" size="small" onClick={() => open({ kind: 'edit', account: null })}>
          {t('create')}
        </Button>
      }
    >
      <AccountFilters filter={filter} hasOrganisation={organisationId === undefined} onChange={show} />
      <DataTable
        caption={title}
        columns={columns}
        rowKey={({ id }) => id}
        data={accounts.data}
        isLoading={accounts.isPlaceholderData}
        error={accounts.error}
        onRetry={() => void accounts.refetch()}
        onPage={goTo}
        minWidth={MIN_WIDTH_PX}
        empty={<EmptyState title={t('noneFound')} />}
      />
      <Suspense>
        {opened?.kind === 'edit' && (
          <AccountDrawer
            account={opened.account}
            organisationId={organisationId}
            onClose={() => setOpened(null)}
          />
        )}
        {opened?.kind === 'reset' && <ResetDrawer account={opened.account} onClose={() => setOpened(null)} />}
      </Suspense>
    </Section>
  );
};
