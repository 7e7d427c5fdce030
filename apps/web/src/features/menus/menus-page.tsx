import { getMenuList } from '@mingjian/contract/menus';
import type { MenuEntry } from '@mingjian/contract/menus';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useCall } from '../../api/queries.ts';
import { flattenMenus } from '../../api/session/index.ts';
import { useLanguage, useTranslation } from '../../i18n/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  Loading,
  Page,
  Section,
  TreeList,
  listParents,
} from '../../ui/index.ts';
import type { TreeNode } from '../../ui/index.ts';
import styles from '../../ui/two-panes.module.css';
import { useMenuTitle } from '../../ui/use-menu-title.ts';
import { useOpener } from '../../ui/use-opener.ts';
import { ChosenMenu } from './chosen-menu.tsx';

const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));

/** What the app knows of menus beyond their data. */
export interface MenuSurroundings {
  /** Routes that have a screen. */
  readonly builtPaths: readonly string[];
  readonly iconNames: readonly string[];
  readonly renderIcon: (name: string) => ReactNode;
}

interface OpenedMenu {
  readonly entry: MenuEntry | null;
  readonly parentId: number | null;
}

const toNodes = (entries: readonly MenuEntry[]): readonly TreeNode<MenuEntry>[] =>
  entries.map((entry) => ({ key: String(entry.id), item: entry, children: toNodes(entry.children) }));

const MenuTree = ({
  entries,
  chosenId,
  surroundings,
  onChoose,
}: {
  readonly entries: readonly MenuEntry[];
  readonly chosenId: number | null;
  readonly surroundings: MenuSurroundings;
  readonly onChoose: (id: number) => void;
}) => {
  const { t } = useTranslation('menus');
  const lang = useLanguage();
  const nodes = toNodes(entries);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(listParents(nodes)));
  return (
    <TreeList
      label={t('tree')}
      nodes={nodes}
      opened={opened}
      onOpened={setOpened}
      chosen={chosenId === null ? null : String(chosenId)}
      onPick={({ item }) => onChoose(item.id)}
      render={({ title, titleCn, path, icon }) => (
        <>
          <span className={styles['words']}>
            <span aria-hidden>{icon && surroundings.renderIcon(icon)}</span> {lang === 'cn' ? titleCn : title}
          </span>
          <span className={styles['aside']}>{path}</span>
        </>
      )}
    />
  );
};

/** The entries of the navigation as a tree, and the one that is chosen in it. */
export const MenusPage = ({ surroundings }: { readonly surroundings: MenuSurroundings }) => {
  const { t } = useTranslation('menus');
  const title = useMenuTitle('/manage/menu', t('title'));
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [opened, setOpened] = useState<OpenedMenu | null>(null);
  const opener = useOpener(opened === null);
  const query = useCall(getMenuList, {}, { staleMs: 0 });
  const entries = query.data ?? [];
  const chosen = flattenMenus(entries).find(({ id }) => id === chosenId) ?? null;
  const open = (next: OpenedMenu): void => {
    opener.keep();
    setOpened(next);
  };
  return (
    <Page
      title={title}
      subtitle={t('subtitle')}
      actions={
        <>
          <Button onClick={() => open({ entry: null, parentId: null })}>{t('createTop')}</Button>
          {chosen && (
            <Button kind="primary" onClick={() => open({ entry: null, parentId: chosen.id })}>
              {t('createUnder')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['panes']}>
        <Section title={t('tree')} isFlush>
          {query.error ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : query.data ? (
            <MenuTree
              entries={query.data}
              chosenId={chosenId}
              surroundings={surroundings}
              onChoose={setChosenId}
            />
          ) : (
            <Loading rows={10} />
          )}
        </Section>
        {chosen ? (
          <ChosenMenu
            entry={chosen}
            surroundings={surroundings}
            onEdit={() => open({ entry: chosen, parentId: chosen.parentId })}
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
          <MenuDrawer
            {...opened}
            entries={entries}
            surroundings={surroundings}
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
