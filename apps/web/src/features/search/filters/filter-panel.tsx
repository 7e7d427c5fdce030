import { FACETS } from '@mingjian/contract/search';
import type { FacetName, searchCompanies } from '@mingjian/contract/search';
import { FAILURES } from '@mingjian/contract/wire';
import type { OutputOf } from '@mingjian/contract/wire';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Loading } from '../../../ui/index.ts';
import { changeState, toggleValue } from '../search-state.ts';
import type { SearchState } from '../search-state.ts';
import { useIsKnownThen } from '../use-is-known-then.ts';
import { LimitFilter } from './limit-filter.tsx';
import { FacetGroup } from './facet-group.tsx';
import styles from './filters.module.css';

const TEN_THOUSAND = 10_000;

export interface FilterPanelProps {
  readonly state: SearchState;
  readonly facets: OutputOf<typeof searchCompanies>['facets'] | undefined;
  readonly isFailed: boolean;
  readonly onShow: (state: SearchState) => void;
}

/** Cities and industries are many: they are offered once the province or section is chosen. */
const isOffered = ({ chosen }: SearchState, name: FacetName): boolean => {
  const outer = name === 'city' ? 'province' : name === 'division' ? 'section' : undefined;
  return outer === undefined || (chosen[outer]?.length ?? 0) > 0 || (chosen[name]?.length ?? 0) > 0;
};

const definedOnly = (limits: Readonly<Record<string, number | undefined>>): SearchState['limits'] =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));

const Limits = ({ state, onShow }: Pick<FilterPanelProps, 'state' | 'onShow'>) => {
  const { t } = useTranslation('search');
  const { limits } = state;
  const apply = (next: Readonly<Record<string, number | undefined>>): void =>
    onShow(changeState(state, { limits: definedOnly({ ...limits, ...next }) }));
  const inUnit = (yuan: number | undefined) =>
    yuan === undefined ? undefined : Math.round(yuan / TEN_THOUSAND);
  const inYuan = (amount: number | undefined) => (amount === undefined ? undefined : amount * TEN_THOUSAND);
  return (
    <>
      <LimitFilter
        key={`capital ${limits.capitalFrom} ${limits.capitalTo}`}
        title={t('capital')}
        unit={t('capitalUnit')}
        from={inUnit(limits.capitalFrom)}
        to={inUnit(limits.capitalTo)}
        onApply={(from, to) => apply({ capitalFrom: inYuan(from), capitalTo: inYuan(to) })}
      />
      <LimitFilter
        key={`years ${limits.yearsFrom} ${limits.yearsTo}`}
        title={t('years')}
        unit={t('yearsUnit')}
        isUnitInTitle
        from={limits.yearsFrom}
        to={limits.yearsTo}
        onApply={(from, to) => apply({ yearsFrom: from, yearsTo: to })}
      />
    </>
  );
};

/** Everything the list can be narrowed by. */
export const FilterPanel = ({ state, facets, isFailed, onShow }: FilterPanelProps) => {
  const { t } = useTranslation('search');
  const pick = usePick();
  const isKnownThen = useIsKnownThen();
  return (
    <div className={styles['panel']}>
      {!facets && !isFailed && <Loading rows={12} />}
      {isFailed && <p className={styles['note']}>{t('facetsFailed')}</p>}
      {FACETS.filter((name) => isOffered(state, name)).map((name) => (
        <FacetGroup
          key={name}
          name={name}
          facet={facets?.[name]}
          chosen={state.chosen[name] ?? []}
          onToggle={(value) => onShow(toggleValue(state, name, value))}
        />
      ))}
      {isKnownThen && <p className={styles['note']}>{pick(FAILURES['not-as-at'])}</p>}
      <Limits state={state} onShow={onShow} />
    </div>
  );
};
