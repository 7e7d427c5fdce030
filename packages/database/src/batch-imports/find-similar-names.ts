import type { Wanted } from '@mingjian/domain/company-matching';
import { parseQuery } from '@mingjian/domain/search';
import type { TokenFrequencies } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { searchByWord } from '../search/index.ts';

/** Asked at once; the pool has more connections, which pages need. */
const AT_ONCE = 3;
const MOST_OF_A_NAME = 10;

/** Companies whose name holds what was written, or is like it: the same search as behind the search box. */
export const findSimilarNames = async (
  db: Database,
  names: readonly Wanted[],
  frequencies: TokenFrequencies,
): Promise<readonly (readonly number[])[]> => {
  const found: (readonly number[])[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < names.length; at = next++)
      found[at] = await findByName(db, names[at]?.name ?? '', frequencies);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
};

const findByName = async (
  db: Database,
  name: string,
  frequencies: TokenFrequencies,
): Promise<readonly number[]> => {
  const query = parseQuery(/\p{Script=Han}/u.test(name) ? name.replaceAll(/\s/g, '') : name);
  if (query.kind !== 'han' && query.kind !== 'latin') return [];
  const { ranked } = await searchByWord(db, {
    query,
    frequencies,
    offset: 0,
    limit: MOST_OF_A_NAME,
    countTo: 0,
  });
  return ranked.map(({ companyId }) => companyId);
};
