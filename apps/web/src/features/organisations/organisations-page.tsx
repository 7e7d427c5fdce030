import { getOrgList } from '@mingjian/contract/organisations';
import type { Organisation } from '@mingjian/contract/organisations';
import { FAILURES } from '@mingjian/contract/wire';
import { Suspense, lazy, useState } from 'react';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, EmptyState, ErrorState, Loading, Page, Section, showToast } from '../../ui/index.ts';
import { useMenuTitle } from '../../ui/use-menu-title.ts';
import { useOpener } from '../../ui/use-opener.ts';
import { ChosenOrganisation } from './chosen-organisation.tsx';
import { KeywordForm } from './keyword-form.tsx';
import { OrganisationTree } from './organisation-tree.tsx';
import { useIsPlatform } from './use-is-platform.ts';
import styles from '../../ui/two-panes.module.css';

const OrganisationDrawer = lazy(async () => ({
  default: (await import('./organisation-drawer.tsx')).OrganisationDrawer,
}));

/** What the drawer is about: one to change, or a new one under `parentId`. */
export interface OpenedOrganisation {
  readonly organisation: Organisation | null;
  readonly parentId: number | null;
}

/** The tree of organisations, and the one that is chosen in it. */
export const OrganisationsPage = () => {
  const { t } = useTranslation('organisations');
  const title = useMenuTitle('/manage/org', t('title'));
  const isPlatform = useIsPlatform();
  const [keyword, setKeyword] = useState('');
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [opened, setOpened] = useState<OpenedOrganisation | null>(null);
  const opener = useOpener(opened === null);
  const query = useCall(getOrgList, keyword ? { keyword } : {}, { keepPrevious: true, staleMs: 0 });
  const items = query.data?.items ?? [];
  const chosen = items.find(({ id }) => id === chosenId) ?? null;
  const open = (next: OpenedOrganisation): void => {
    opener.keep();
    setOpened(next);
  };
  const createUnder = (): void => {
    if (chosen) open({ organisation: null, parentId: chosen.id });
    else showToast('warning', FAILURES['organisation-required']);
  };
  return (
    <Page
      title={title}
      subtitle={t('subtitle')}
      actions={
        <>
          {isPlatform && (
            <Button onClick={() => open({ organisation: null, parentId: null })}>{t('createRoot')}</Button>
          )}
          <Button kind="primary" onClick={createUnder}>
            {t('createUnder')}
          </Button>
        </>
      }
    >
      <div className={styles['panes']}>
        <Section title={t('tree')} isFlush>
          <KeywordForm onFind={setKeyword} />
          {query.error ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : query.isPending ? (
            <Loading rows={8} />
          ) : items.length === 0 ? (
            <EmptyState title={t('noneFound')} />
          ) : (
            <OrganisationTree
              key={keyword}
              items={items}
              isNarrowed={keyword !== ''}
              chosenId={chosenId}
              onChoose={setChosenId}
            />
          )}
          {query.data?.totalIsCapped && (
            <p className={styles['note']}>{t('capped', { shown: items.length, total: query.data.total })}</p>
          )}
        </Section>
        {chosen ? (
          <ChosenOrganisation
            organisation={chosen}
            items={items}
            onEdit={() => open({ organisation: chosen, parentId: chosen.parentId })}
            onDeleted={() => setChosenId(null)}
          />
        ) : (
          <Section title={t('chosen')}>
            <EmptyState title={t('chooseOne')} />
          </Section>
        )}
      </div>
      <Suspense>
        {opened && (
          <OrganisationDrawer
            {...opened}
            onClose={() => setOpened(null)}
            onSaved={(id) => {
              setChosenId(id);
              setOpened(null);
            }}
          />
        )}
      </Suspense>
    </Page>
  );
};
