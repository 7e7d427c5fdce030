import { searchCompanies } from '@mingjian/contract/search';
import { MAX_EXPORTED } from '@mingjian/domain/exports';
import { call } from '../../api/call.ts';
import type { AsAtInputs } from '../../api/session/index.ts';
import { rowsInput } from './search-state.ts';
import type { SearchState } from './search-state.ts';

const PAGE_SIZE = 100;

/** The first companies of a list in its order, as many as one export takes. */
export const listFirstCompanies = async (
  state: SearchState,
  asAt: AsAtInputs,
): Promise<readonly number[]> => {
  const ids: number[] = [];
  for (let page = 1; ids.length < MAX_EXPORTED; page += 1) {
    const input = { ...rowsInput({ ...state, page, pageSize: PAGE_SIZE }), ...asAt };
    const { items } = await call(searchCompanies, input);
    ids.push(...items.map(({ companyId }) => companyId));
    if (items.length < PAGE_SIZE) break;
  }
  return ids.slice(0, MAX_EXPORTED);
};
