import { delMenu, getMenuList } from '@mingjian/contract/menus';
import type { MenuEntry } from '@mingjian/contract/menus';
import { findRight } from '@mingjian/domain/permissions';
import { useLanguage, usePick, useTranslation } from '../../i18n/index.ts';
import { Button, Facts, Section, formatCount } from '../../ui/index.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { useDeletion } from '../../ui/use-deletion.ts';
import styles from '../../ui/two-panes.module.css';
import { followMenus } from './follow-menus.ts';
import type { MenuSurroundings } from './menus-page.tsx';

const RemoveButton = ({
  entry,
  onDeleted,
}: {
  readonly entry: MenuEntry;
  readonly onDeleted: () => void;
}) => {
  const { t } = useTranslation('menus');
  const name = useLanguage() === 'cn' ? entry.titleCn : entry.title;
  const deletion = useDeletion(delMenu, [getMenuList], () => {
    void followMenus();
    onDeleted();
  });
  return (
    <DeleteButton
      question={t('deleteSure', { name })}
      words={t('delete')}
      keepWords={t('keep')}
      isBusy={deletion.isBusy}
      onConfirm={() => deletion.remove({ id: entry.id })}
    />
  );
};

/** What is known of the entry that is chosen, and what can be done with it. */
export const ChosenMenu = ({
  entry,
  surroundings,
  onEdit,
  onDeleted,
}: {
  readonly entry: MenuEntry;
  readonly surroundings: MenuSurroundings;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}) => {
  const { t } = useTranslation('menus');
  const pick = usePick();
  const right = entry.authority === null ? null : findRight(entry.authority);
  const isShown = surroundings.builtPaths.includes(entry.path);
  return (
    <Section title={t('chosen')}>
      <Facts
        facts={[
          { key: 'title', label: t('titleEn'), value: entry.title, isWide: true },
          {
            key: 'titleCn',
            label: t('titleCn'),
            value: <span lang="zh-CN">{entry.titleCn}</span>,
            isWide: true,
          },
          { key: 'path', label: t('path'), value: <code>{entry.path}</code>, isWide: true },
          {
            key: 'authority',
            label: t('authority'),
            value: entry.authority === null ? t('everybody') : right ? pick(right) : entry.authority,
            isWide: true,
          },
          {
            key: 'icon',
            label: t('icon'),
            value: entry.icon ? (
              <>
                <span aria-hidden>{surroundings.renderIcon(entry.icon)}</span> {entry.icon}
              </>
            ) : (
              t('noIcon')
            ),
          },
          { key: 'sort', label: t('sort'), value: formatCount(entry.sort) },
        ]}
      />
      {!isShown && entry.children.length === 0 && <p className={styles['aside']}>{t('notBuilt')}</p>}
      <div className={styles['actions']}>
        <Button onClick={onEdit}>{t('edit')}</Button>
        <RemoveButton entry={entry} onDeleted={onDeleted} />
      </div>
    </Section>
  );
};
