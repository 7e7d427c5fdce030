import type pg from 'pg';
import type { CompanyFacts, Interval } from '@mingjian/domain/projections';
import { makeSearchDocument } from '@mingjian/domain/search';
import type { SearchDocument } from '@mingjian/domain/search';

export interface SearchRow extends SearchDocument {
  readonly company_id: number;
  readonly known_from: string;
  readonly known_to: string | null;
}

const isSameDocument = (a: SearchDocument, b: SearchDocument): boolean =>
  a.tokens.length === b.tokens.length &&
  a.tokens.every((token, index) => token === b.tokens[index]) &&
  JSON.stringify({ ...a, tokens: null }) === JSON.stringify({ ...b, tokens: null });

/** Search rows of one company over knowledge time; neighbours that are found alike are one. `tier`: the present one. */
export const makeSearchRows = (
  companyId: number,
  timeline: readonly Interval<CompanyFacts>[],
  tier: number | undefined,
): readonly SearchRow[] => {
  const rows: SearchRow[] = [];
  let previous: SearchDocument | undefined;
  for (const { knownFrom, knownTo, value } of timeline) {
    const document = makeSearchDocument(value);
    const last = rows.at(-1);
    if (last && previous && last.known_to === knownFrom && isSameDocument(previous, document)) {
      rows[rows.length - 1] = { ...last, known_to: knownTo };
    } else {
      rows.push({ company_id: companyId, known_from: knownFrom, known_to: knownTo, ...document });
    }
    previous = document;
  }
  const current = rows.at(-1);
  if (current?.known_to === null && tier !== undefined) rows[rows.length - 1] = { ...current, tier };
  return rows;
};

/** The tier in which each company stands now; only the nightly batch moves it. */
export const findTiers = async (
  client: pg.PoolClient,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (companyIds.length === 0) return new Map();
  const { rows } = await client.query<{ company_id: number; tier: number }>({
    name: 'find-search-tiers',
    text: `select company_id, tier from company_search
           where company_id = any($1::bigint[]) and known_to is null`,
    values: [companyIds],
  });
  return new Map(rows.map((row) => [row.company_id, row.tier]));
};
