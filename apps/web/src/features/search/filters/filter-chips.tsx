import { FACETS } from '@mingjian/contract/search';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, formatCount } from '../../../ui/index.ts';
import { useFilterWords } from '../filter-words.ts';
import { changeState, toggleValue } from '../search-state.ts';
import type { LimitName, SearchState } from '../search-state.ts';
import styles from './filters.module.css';

const TEN_THOUSAND = 10_000;

interface Chip {
  readonly key: string;
  readonly words: string;
  readonly without: SearchState;
}

const dropLimits = (state: SearchState, ...names: readonly LimitName[]): SearchState =>
  changeState(state, {
    limits: Object.fromEntries(
      Object.entries(state.limits).filter(([name]) => !names.includes(name as LimitName)),
    ),
  });

const useChips = (state: SearchState): readonly Chip[] => {
  const { t } = useTranslation('search');
  const wordsOf = useFilterWords();
  const range = (from: number | undefined, to: number | undefined, unit: string): string => {
    const first = from === undefined ? null : formatCount(from);
    const last = to === undefined ? null : formatCount(to);
    const words =
      first === null
        ? t('atMost', { to: last ?? '' })
        : last === null
          ? t('atLeast', { from: first })
          : t('between', { from: first, to: last });
    return `${words} ${unit}`;
  };
  const { capitalFrom, capitalTo, yearsFrom, yearsTo } = state.limits;
  const inUnit = (yuan: number | undefined) => (yuan === undefined ? undefined : yuan / TEN_THOUSAND);
  const chips: Chip[] = FACETS.flatMap((name) =>
    (state.chosen[name] ?? []).map((value) => ({
      key: `${name} ${value}`,
      words: `${t(name)}: ${wordsOf(name, value)}`,
      without: toggleValue(state, name, value),
    })),
  );
  if (capitalFrom !== undefined || capitalTo !== undefined) {
    chips.push({
      key: 'capital',
      words: `${t('capital')}: ${range(inUnit(capitalFrom), inUnit(capitalTo), t('capitalUnit'))}`,
      without: dropLimits(state, 'capitalFrom', 'capitalTo'),
    });
  }
  if (yearsFrom !== undefined || yearsTo !== undefined) {
    chips.push({
      key: 'years',
      words: `${t('years')}: ${range(yearsFrom, yearsTo, t('yearsUnit'))}`,
      without: dropLimits(state, 'yearsFrom', 'yearsTo'),
    });
  }
  return chips;
};

/** What narrows the list now; each can be taken away by itself. */
export const FilterChips = ({
  state,
  onShow,
}: {
  readonly state: SearchState;
  readonly onShow: (state: SearchState) => void;
}) => {
  const { t } = useTranslation('search');
  const chips = useChips(state);
  if (chips.length === 0) return null;
  return (
    <div className={styles['chips']} role="group" aria-label={t('activeFilters')}>
      {chips.map(({ key, words, without }) => (
        <button
          key={key}
          type="button"
          className={styles['chip']}
          aria-label={t('removeFilter', { filter: words })}
          onClick={() => onShow(without)}
        >
          {words}
          <span aria-hidden>×</span>
        </button>
      ))}
      <Button
        kind="quiet"
        size="small"
        onClick={() => onShow(changeState(state, { chosen: {}, limits: {} }))}
      >
        {t('clearFilters')}
      </Button>
    </div>
  );
};
