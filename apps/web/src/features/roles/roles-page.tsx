import { listRoles } from '@mingjian/contract/roles';
import type { Role } from '@mingjian/contract/roles';
import { Suspense, lazy, useState } from 'react';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, DataTable, EmptyState, Page, Section } from '../../ui/index.ts';
import { useListPlace } from '../../ui/use-list-place.ts';
import { useMenuTitle } from '../../ui/use-menu-title.ts';
import { useOpener } from '../../ui/use-opener.ts';
import { EMPTY_FILTER, RoleFilters, toQuery } from './role-filters.tsx';
import { useRoleColumns } from './role-columns.tsx';

const RoleDrawer = lazy(async () => ({ default: (await import('./role-drawer.tsx')).RoleDrawer }));
const CopyDrawer = lazy(async () => ({ default: (await import('./copy-drawer.tsx')).CopyDrawer }));
const CarriersDrawer = lazy(async () => ({
  default: (await import('./carriers/carriers-drawer.tsx')).CarriersDrawer,
}));

const MIN_WIDTH_PX = 860;

export interface OpenedRole {
  readonly kind: 'edit' | 'copy' | 'carriers';
  /** Null: a new role, or the one that is chosen in the drawer. */
  readonly role: Role | null;
}

const Opened = ({ opened, onClose }: { readonly opened: OpenedRole; readonly onClose: () => void }) => {
  if (opened.kind === 'edit') return <RoleDrawer role={opened.role} onClose={onClose} />;
  if (opened.kind === 'copy') return <CopyDrawer role={opened.role} onClose={onClose} />;
  return <CarriersDrawer role={opened.role} onClose={onClose} />;
};

/** The roles: what they open, who has them. */
export const RolesPage = () => {
  const { t } = useTranslation('roles');
  const title = useMenuTitle('/manage/role', t('title'));
  const { filter, place, show, goTo } = useListPlace(EMPTY_FILTER);
  const [opened, setOpened] = useState<OpenedRole | null>(null);
  const opener = useOpener(opened === null);
  const open = (next: OpenedRole): void => {
    opener.keep();
    setOpened(next);
  };
  const roles = useCall(listRoles, { ...toQuery(filter), ...place }, { keepPrevious: true, staleMs: 0 });
  const columns = useRoleColumns(open);
  return (
    <Page title={title} subtitle={t('subtitle')}>
      <Section
        title={t('list')}
        isFlush
        actions={
          <>
            <Button size="small" onClick={() => open({ kind: 'carriers', role: null })}>
              {t('assign')}
            </Button>
            <Button size="small" onClick={() => open({ kind: 'copy', role: null })}>
              {t('copy')}
            </Button>
            <Button kind="primary" size="small" onClick={() => open({ kind: 'edit', role: null })}>
              {t('create')}
            </Button>
          </>
        }
      >
        <RoleFilters filter={filter} onChange={show} />
        <DataTable
          caption={title}
          columns={columns}
          rowKey={({ id }) => id}
          data={roles.data}
          isLoading={roles.isPlaceholderData}
          error={roles.error}
          onRetry={() => void roles.refetch()}
          onPage={goTo}
          minWidth={MIN_WIDTH_PX}
          empty={<EmptyState title={t('noneFound')} />}
        />
      </Section>
      <Suspense>{opened && <Opened opened={opened} onClose={() => setOpened(null)} />}</Suspense>
    </Page>
  );
};
