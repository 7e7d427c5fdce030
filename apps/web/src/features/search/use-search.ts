import { searchCompanies } from '@mingjian/contract/search';
import { useSearchParams } from 'react-router';
import { useCall } from '../../api/queries.ts';
import { changeState, facetsInput, readState, rowsInput, withoutRating, writeState } from './search-state.ts';
import type { SearchState } from './search-state.ts';
import { useIsKnownThen } from './use-is-known-then.ts';

export interface SearchControl {
  readonly state: SearchState;
  readonly show: (state: SearchState) => void;
  readonly change: (change: Partial<SearchState>) => void;
}

/** The state of the list lives in the address. */
export const useSearchState = (): SearchControl => {
  const [params, setParams] = useSearchParams();
  const asked = readState(params);
  const state = useIsKnownThen() ? withoutRating(asked) : asked;
  const show = (next: SearchState): void => setParams(writeState(next));
  return { state, show, change: (change) => show(changeState(state, change)) };
};

export const useRows = (state: SearchState) =>
  useCall(searchCompanies, rowsInput(state), { keepPrevious: true });

/** Kept longer than rows: paging and sorting leave the counts as they are. */
const FACETS_FRESH_MS = 120_000;

export const useFacets = (state: SearchState) =>
  useCall(searchCompanies, facetsInput(state), { keepPrevious: true, staleMs: FACETS_FRESH_MS });
