import { Drawer } from 'antd';
import { MAX_EXPORTED } from '@mingjian/domain/exports';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { authorityKeysOf, useAsAt, useSession } from '../../api/session/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, ButtonLink, formatCount, Page, profilePath, Section } from '../../ui/index.ts';
import { SearchBox } from './box/search-box.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { listFirstCompanies } from './found-companies.ts';
import { Results } from './results/results.tsx';
import { countFilters, lastRow } from './search-state.ts';
import { useNarrow } from './use-narrow.ts';
import { useFacets, useRows, useSearchState } from './use-search.ts';
import type { SearchControl } from './use-search.ts';
import styles from './search-page.module.css';

/** How many there are, in words that a screen reader hears when they change. */
const Total = ({
  state,
  rows,
}: {
  readonly state: SearchControl['state'];
  readonly rows: ReturnType<typeof useRows>;
}) => {
  const { t } = useTranslation('search');
  if (!rows.data) return null;
  const { total, totalIsCapped } = rows.data;
  const isOne = total === 1;
  const words = { total: `${formatCount(total)}${totalIsCapped ? '+' : ''}`, keyword: state.keyword };
  const key = state.keyword === '' ? (isOne ? 'foundOne' : 'found') : isOne ? 'foundOneFor' : 'foundFor';
  const last = lastRow(state.keyword);
  return (
    <span role="status">
      {t(key, words)}
      {total > last && ` ${t('pagedTo', { rows: formatCount(last) })}`}
    </span>
  );
};

const Filters = (control: SearchControl) => {
  const { t } = useTranslation('search');
  const facets = useFacets(control.state);
  const isNarrow = useNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const panel = (
    <FilterPanel
      state={control.state}
      facets={facets.data?.facets}
      isFailed={facets.isError}
      onShow={control.show}
    />
  );
  if (!isNarrow) {
    return (
      <aside className={styles['filters']} aria-label={t('filters')}>
        {panel}
      </aside>
    );
  }
  const count = countFilters(control.state);
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>
        {count > 0 ? t('filtersCount', { count }) : t('filters')}
      </Button>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} placement="left" size={300} title={t('filters')}>
        {panel}
      </Drawer>
    </div>
  );
};

/** What is done with companies of the list: those that are ticked, else the first ones of all. */
export interface FoundCompanies {
  readonly companyIds: readonly number[] | (() => Promise<readonly number[]>);
  readonly suggestedName: string;
  readonly label: string;
}

export interface SearchPageProps {
  readonly renderActions: (found: FoundCompanies) => ReactNode;
}

const Actions = ({
  state,
  total,
  chosen,
  onClear,
  renderActions,
}: SearchPageProps & {
  readonly state: SearchControl['state'];
  readonly total: number;
  readonly chosen: readonly number[];
  readonly onClear: () => void;
}) => {
  const { t } = useTranslation('search');
  const asAt = useAsAt();
  const count = chosen.length > 0 ? chosen.length : Math.min(total, MAX_EXPORTED);
  if (count === 0) return null;
  return (
    <>
      {chosen.length > 0 && (
        <Button kind="quiet" size="small" onClick={onClear}>
          {t('clearChosen')}
        </Button>
      )}
      {renderActions({
        companyIds: chosen.length > 0 ? chosen : () => listFirstCompanies(state, asAt),
        suggestedName: state.keyword || t('exportName'),
        label: t(chosen.length > 0 ? 'exportChosen' : total > count ? 'exportFirst' : 'exportAll', {
          count,
          shown: formatCount(count),
        }),
      })}
    </>
  );
};

/** `/system/analysis`: the market by words and by filters. */
export const SearchPage = ({ renderActions }: SearchPageProps) => {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const control = useSearchState();
  const { state, change } = control;
  const rows = useRows(state);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const mayImport = useSession(({ menus }) => authorityKeysOf(menus).has('data.import'));
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={mayImport && <ButtonLink to="/system/batch-import">{t('bringList')}</ButtonLink>}
    >
      <div className={styles['box']}>
        <SearchBox
          key={state.keyword}
          size="large"
          initial={state.keyword}
          onSearch={(keyword) => change({ keyword, sort: 'relevance' })}
          onOpenCompany={(companyId) => void navigate(profilePath(companyId))}
        />
      </div>
      <FilterChips state={state} onShow={control.show} />
      <div className={styles['columns']}>
        <Filters {...control} />
        <Section
          title={t('results')}
          note={<Total state={state} rows={rows} />}
          actions={
            <>
              <span className={styles['unit']}>{t('unit')}</span>
              <Actions
                state={state}
                total={rows.data?.total ?? 0}
                chosen={chosen}
                onClear={() => setChosen([])}
                renderActions={renderActions}
              />
            </>
          }
          isFlush
        >
          <Results {...control} rows={rows} chosen={{ keys: chosen, onChange: setChosen }} />
        </Section>
      </div>
    </Page>
  );
};
