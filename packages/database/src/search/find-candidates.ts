import type { OtherNames, SearchCandidate } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { makeCondition, nameStatement } from './condition.ts';
import type { Matching } from './condition.ts';

interface CandidateRow {
  readonly company_id: number;
  readonly popularity: number;
  readonly name: string;
  readonly name_en: string | null;
  readonly other_names: OtherNames | null;
}

const COLUMNS = 'company_id, tier, popularity, name, name_en, other_names';

/**
 * Tier by tier, the best known first. A tier is opened only when those above it did not fill the page.
 * `popularity + 0` keeps the planner from walking all companies by popularity instead of asking the token index.
 */
const cascade = (condition: string, last: string): string => {
  const tier = (number: number): string => {
    const above = Array.from({ length: number }, (_, at) => `(select count(*) from t${at})`).join(' + ');
    return `t${number} as materialized (
      select ${COLUMNS} from company_search s
      where s.tier = ${number} and ${condition}${above === '' ? '' : ` and ${above} < ${last}`}
      order by popularity + 0 desc, company_id
      limit ${last})`;
  };
  return `with ${[0, 1, 2].map(tier).join(', ')}
    select ${COLUMNS} from (select * from t0 union all select * from t1 union all select * from t2) found
    order by tier, popularity desc, company_id`;
};

/** Without tokens there is nothing to look up: all companies are walked in the order of their popularity. */
const walk = (condition: string, last: string): string => `
  select ${COLUMNS} from company_search s where ${condition}
  order by tier, popularity desc, company_id limit ${last}`;

/** Companies in the order in which they are known best, from `offset` on. */
export const findCandidates = async (
  db: Database,
  matching: Matching,
  offset: number,
  limit: number,
): Promise<readonly SearchCandidate[]> => {
  const condition = makeCondition(matching);
  const [last, from] = [condition.values.length + 1, condition.values.length + 2];
  const list = condition.hasTokens ? cascade : walk;
  const text = `${list(condition.text, `$${last}`)} offset $${from}`;
  const { rows } = await db.pool.query<CandidateRow>({
    ...nameStatement('candidates', text, condition),
    text,
    values: [...condition.values, offset + limit, offset],
  });
  return rows.slice(0, limit).map((row) => ({
    companyId: row.company_id,
    popularity: row.popularity,
    name: row.name,
    nameEn: row.name_en,
    otherNames: row.other_names,
  }));
};
