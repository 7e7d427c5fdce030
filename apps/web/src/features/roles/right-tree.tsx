import type { RightAreaTree } from '@mingjian/contract/roles';
import { FAILURES } from '@mingjian/contract/wire';
import { useState } from 'react';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { TreeList, listParents, showToast } from '../../ui/index.ts';
import type { Tick, TreeNode } from '../../ui/index.ts';
import styles from '../../ui/form.module.css';
import frame from './right-tree.module.css';

type Right = RightAreaTree['rights'][number];

interface Item {
  readonly words: { readonly en: string; readonly cn: string };
  /** Of a right itself; null: an area. */
  readonly right: Right | null;
  readonly rights: readonly Right[];
}

const toTrees = (areas: readonly RightAreaTree[]): readonly TreeNode<Item>[] =>
  areas.map((area) => ({
    key: area.code,
    item: { words: area, right: null, rights: area.rights },
    children: area.rights.map((right) => ({
      key: right.code,
      item: { words: right, right, rights: [right] },
      children: [],
    })),
  }));

const tickOf =
  (rights: ReadonlySet<string>) =>
  (item: Item): Tick => {
    const count = item.rights.filter(({ code }) => rights.has(code)).length;
    if (count === 0) return 'off';
    return count === item.rights.length ? 'on' : 'mixed';
  };

/** An area ticks or clears all of it that one may give. */
const toggled = (rights: ReadonlySet<string>, item: Item): ReadonlySet<string> => {
  const own = item.rights.filter(({ isGivable }) => isGivable).map(({ code }) => code);
  const isFull = own.every((code) => rights.has(code));
  const others = [...rights].filter((code) => !own.includes(code));
  return new Set(isFull ? others : [...others, ...own]);
};

/** The function rights by area; those that one does not have oneself stand there and cannot be given. */
export const RightTree = ({
  areas,
  rights,
  isReadOnly,
  onChange,
}: {
  readonly areas: readonly RightAreaTree[];
  readonly rights: ReadonlySet<string>;
  readonly isReadOnly: boolean;
  readonly onChange: (rights: ReadonlySet<string>) => void;
}) => {
  const { t } = useTranslation('roles');
  const pick = usePick();
  const nodes = toTrees(areas);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(listParents(nodes)));
  const isClosed = ({ rights: all }: Item) => isReadOnly || !all.some(({ isGivable }) => isGivable);
  const noteOf = ({ right }: Item): string | null => {
    if (!right) return null;
    const parts = [
      ...(right.feature ? [t('feature', { name: pick(right.feature) })] : []),
      ...(right.isOpen ? [] : [t('featureClosed')]),
      ...(right.isGivable ? [] : [t('notYours')]),
    ];
    return parts.length > 0 ? parts.join(' · ') : null;
  };
  return (
    <div>
      <p className={styles['legend']}>{t('rightsCount', { count: rights.size })}</p>
      <div className={frame['frame']}>
        <TreeList
          label={t('rights')}
          nodes={nodes}
          opened={opened}
          onOpened={setOpened}
          tickOf={tickOf(rights)}
          isDisabled={isClosed}
          onPick={({ item }) => {
            if (isReadOnly) return;
            if (isClosed(item)) showToast('warning', FAILURES['node-not-authorized']);
            else onChange(toggled(rights, item));
          }}
          render={(item) => (
            <>
              {item.right ? pick(item.words) : <strong>{pick(item.words)}</strong>}
              {noteOf(item) && <span className={frame['note']}>{noteOf(item)}</span>}
            </>
          )}
        />
      </div>
    </div>
  );
};
