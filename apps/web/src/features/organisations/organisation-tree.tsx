import type { Organisation } from '@mingjian/contract/organisations';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { TreeList, buildTrees, formatCount, listParents } from '../../ui/index.ts';
import styles from '../../ui/two-panes.module.css';

/** Levels that are open at first; a tree narrowed by a word is open as a whole. */
const OPEN_LEVELS = 2;
/** A tree of more than this begins closed, so that it can be looked over. */
const MANY = 200;

export const OrganisationTree = ({
  items,
  isNarrowed,
  chosenId,
  onChoose,
}: {
  readonly items: readonly Organisation[];
  readonly isNarrowed: boolean;
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
}) => {
  const { t } = useTranslation('organisations');
  const nodes = buildTrees(items);
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(listParents(nodes, isNarrowed || items.length <= MANY ? Infinity : OPEN_LEVELS)),
  );
  return (
    <div className={styles['scroll']}>
      <TreeList
        label={t('tree')}
        nodes={nodes}
        opened={opened}
        onOpened={setOpened}
        chosen={chosenId === null ? null : String(chosenId)}
        onPick={({ item }) => onChoose(item.id)}
        render={({ name, accounts, status }) => (
          <>
            <span className={styles['words']}>{name}</span>
            <span className={styles['aside']}>
              {t('accountCount', { count: accounts, shown: formatCount(accounts) })}
              {status === 'disabled' && ` · ${t('status_disabled')}`}
            </span>
          </>
        )}
      />
    </div>
  );
};
