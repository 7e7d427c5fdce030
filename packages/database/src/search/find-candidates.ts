import type { OtherNames, SearchCandidate, TokenFrequencies, TokenSet } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { makeFilterCondition, makeRowCondition, makeTokenCondition, nameStatement } from './condition.ts';
import type { Condition, TokenPart } from './condition.ts';
import { choosePart } from './choose-part.ts';
import type { Matching } from './matching.ts';

interface CandidateRow {
  readonly company_id: number;
  readonly popularity: number;
  readonly name: string;
  readonly name_en: string | null;
  readonly other_names: OtherNames | null;
}

const COLUMNS = 'company_id, tier, popularity, name, name_en, other_names';
const TIERS = [0, 1, 2];

/**
 * Tier by tier, the best known first. A tier is opened only when those above it did not fill the page.
 * `popularity + 0` keeps the planner from walking all companies by popularity instead of asking the token index.
 */
export const cascade = (columns: string, rowsOfTier: (tier: number) => string, last: string): string => {
  const part = (tier: number): string => {
    const above = TIERS.slice(0, tier).map((one) => `(select count(*) from t${one})`);
    return `t${tier} as materialized (
      select ${columns} from (${rowsOfTier(tier)}) s
      ${above.length === 0 ? '' : `where ${above.join(' + ')} < ${last}`}
      order by popularity + 0 desc, company_id
      limit ${last})`;
  };
  return `with ${TIERS.map(part).join(', ')}
    select ${columns} from (select * from t0 union all select * from t1 union all select * from t2) found
    order by tier, popularity desc, company_id`;
};

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly condition: Condition;
}

type MakeStatement = (
  matching: Matching,
  part: TokenPart,
  columns: string,
  last: number,
  from: number,
) => Statement;

/** One token set, the usual case: part of the condition. */
const forOneSet: MakeStatement = (matching, part, columns, last, from) => {
  const condition = makeTokenCondition(matching, part);
  const at = condition.values.length;
  const rows = (tier: number): string =>
    `select * from ${condition.source} where s.tier = ${tier} and ${condition.text}`;
  return {
    text: `${cascade(columns, rows, `$${at + 1}`)} offset $${at + 2}`,
    values: [...condition.values, last, from],
    condition,
  };
};

/** Several sets: looked up one after the other by one plan, whatever their number. */
const forSets: MakeStatement = (matching, part, columns, last, from) => {
  const condition = makeFilterCondition(matching, part);
  const at = condition.values.length;
  const rows = (tier: number): string =>
    `select distinct on (company_id) l.* from unnest($${at + 3}::text[]) as asked (tokens), lateral (
       select ${columns} from ${condition.source}
       where s.tier = ${tier} and s.tokens @> asked.tokens::int4[] and ${condition.text}
       order by popularity + 0 desc, company_id limit $${at + 1}) l`;
  return {
    text: `${cascade(columns, rows, `$${at + 1}`)} offset $${at + 2}`,
    values: [...condition.values, last, from, matching.sets.map(writeArray)],
    condition,
  };
};

const writeArray = (tokens: TokenSet): string => `{${tokens.join(',')}}`;

/** Companies named or numbered, by their own indexes; as known on a day also all that fit the filters. */
const forRows: MakeStatement = (matching, _, columns, last, from) => {
  const condition = makeRowCondition(matching);
  const at = condition.values.length;
  return {
    text: `select ${columns} from ${condition.source} where ${condition.text}
           order by tier, popularity desc, company_id limit $${at + 1} offset $${at + 2}`,
    values: [...condition.values, last - from, from],
    condition,
  };
};

/** Companies with their names in the order in which they are known best, from `offset` on. */
export const findCandidates = async (
  db: Database,
  matching: Matching,
  frequencies: TokenFrequencies,
  offset: number,
  limit: number,
): Promise<readonly SearchCandidate[]> => {
  const make = matching.sets.length === 0 ? forRows : matching.sets.length > 1 ? forSets : forOneSet;
  const part = choosePart(matching, frequencies);
  const { text, values, condition } = make(matching, part, COLUMNS, offset + limit, offset);
  const { rows } = await db.pool.query<CandidateRow>({
    ...nameStatement('page', text, condition),
    text,
    values: [...values],
  });
  return rows.slice(0, limit).map((row) => ({
    companyId: row.company_id,
    popularity: row.popularity,
    name: row.name,
    nameEn: row.name_en,
    otherNames: row.other_names,
  }));
};
