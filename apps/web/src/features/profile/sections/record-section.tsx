import { LONGEST_SORTED } from '@mingjian/contract/sections';
import type { SectionState } from '@mingjian/contract/sections';
import { findDimension, findField } from '@mingjian/domain/dictionary';
import { findNegativeDimension } from '@mingjian/domain/negative-records';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, formatCount, Loading, Section } from '../../../ui/index.ts';
import { KindBar } from '../negative/kind-bar.tsx';
import { useProfile } from '../profile-context.ts';
import { AbsentSection } from './absent-section.tsx';
import { KeyPager } from './key-pager.tsx';
import { PartTabs } from './part-tabs.tsx';
import { findPresentation } from './presentations/presentations.ts';
import { RecordTable } from './record-table.tsx';
import { SECTION_COLUMNS } from './section-columns.ts';
import { SectionFilter } from './section-filter.tsx';
import { useNearViewport } from './use-near-viewport.ts';
import { useSection } from './use-section.ts';
import type { SectionList } from './use-section.ts';
import { ValueChoice } from './value-choice.tsx';
import styles from './record-section.module.css';

const TEXT_TYPES: ReadonlySet<string> = new Set(['string', 'text', 'code', 'list']);

/** A list that is seen at a glance needs no filter. */
const SHORT = 10;
const NONE = { current: 0, historical: 0, namesakes: 0 };

const ROWS_EXPECTED = 5;

const Page = ({
  list,
  dimension,
  title,
  names,
}: {
  readonly list: SectionList;
  readonly dimension: string;
  readonly title: string;
  readonly names: readonly string[];
}) => {
  const { t } = useTranslation('profile');
  const { List } = findPresentation(dimension);
  if (list.error) return <ErrorState error={list.error} onRetry={() => list.retry()} />;
  if (!list.data) return <Loading rows={ROWS_EXPECTED} />;
  if (list.data.items.length === 0) return <EmptyState title={t('noRecords')} />;
  if (List) return <List title={title} records={list.data.items} isLoading={list.isLoading} />;
  return (
    <RecordTable
      title={title}
      names={names}
      records={list.data.items}
      isLoading={list.isLoading}
      sort={list.sort}
      onSort={(sort) => list.setSort(sort)}
    />
  );
};

const countAll = ({ counts }: SectionState): number =>
  counts ? counts.current + counts.historical + counts.namesakes : 0;

const Records = ({
  section,
  title,
  names,
}: {
  readonly section: SectionState;
  readonly title: string;
  readonly names: readonly string[];
}) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const { profile } = useProfile();
  const [ref, isNear] = useNearViewport();
  const { dimension } = section;
  const { choice, order } = findPresentation(dimension);
  const filterField = names.find((name) => TEXT_TYPES.has(findField(name)?.type ?? ''));
  const list = useSection(profile.companyId, dimension, {
    filter: filterField,
    choice,
    order: countAll(section) > LONGEST_SORTED ? undefined : order,
    isEnabled: isNear,
  });
  const counts = list.data?.counts ?? section.counts ?? NONE;
  const hasParts = counts.historical + counts.namesakes > 0;
  const isLong = counts[list.part] > SHORT;
  const pickLabel = (name: string): string => {
    const field = findField(name);
    return field ? pick({ en: field.en, cn: field.zh }) : name;
  };
  const hasFilter = filterField !== undefined && isLong;
  return (
    <div ref={ref} className={styles['records']}>
      {findNegativeDimension(dimension) && <KindBar dimension={dimension} />}
      {(hasParts || isLong) && (
        <div className={styles['bar']}>
          <PartTabs counts={counts} part={list.part} onPart={list.setPart} label={title} />
          {choice && isLong && (
            <ValueChoice field={choice} value={list.chosen} onValue={(value) => list.choose(value)} />
          )}
          {hasFilter && (
            <SectionFilter
              key={list.chosen}
              title={title}
              field={pickLabel(filterField)}
              onFilter={(value) => list.setFilter(value)}
            />
          )}
        </div>
      )}
      {list.part === 'namesakes' && <p className={styles['note']}>{t('namesakeNote')}</p>}
      <Page list={list} dimension={dimension} title={title} names={names} />
      <KeyPager list={list} />
    </div>
  );
};

const FIRST_FIELDS = 6;

/** One dimension of the dictionary: its records by part, with sorting, filter and pages, or why there are none. */
export const RecordSection = ({ section }: { readonly section: SectionState }) => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const dimension = findDimension(section.dimension);
  const title = dimension ? pick({ en: dimension.en, cn: dimension.zh }) : section.dimension;
  const names =
    SECTION_COLUMNS[section.dimension] ??
    dimension?.fields.slice(0, FIRST_FIELDS).map(([name]) => name) ??
    [];
  const { counts } = section;
  const total = countAll(section);
  return (
    <Section
      title={title}
      note={
        counts && total > 0
          ? t('recordCount', { count: counts.current, total: formatCount(counts.current) })
          : undefined
      }
      isFlush
    >
      {total === 0 ? (
        <AbsentSection state={section.state} checkedAt={section.checkedAt} />
      ) : (
        <Records section={section} title={title} names={names} />
      )}
    </Section>
  );
};
