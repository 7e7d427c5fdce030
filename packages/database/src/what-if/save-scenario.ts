import { hashToInteger, inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import type { ScenarioRow } from './tables.ts';

export type ScenarioDraft = Omit<ScenarioRow, 'scenario_id'>;

/** As many as a person keeps apart, for one company. */
export const MOST_SCENARIOS = 20;

export type ScenarioSaved =
  | { readonly state: 'saved'; readonly row: ScenarioRow }
  | { readonly state: 'name-taken' | 'too-many' };

/** Keeps a scenario; several that arrive at once are counted one after the other. */
export const saveScenario = (db: Database, draft: ScenarioDraft): Promise<ScenarioSaved> =>
  inTransaction(db, async (client) => {
    const { account_id: accountId, company_id: companyId } = draft;
    await client.query('select pg_advisory_xact_lock($1)', [
      hashToInteger(`what-if ${accountId} ${companyId}`),
    ]);
    const { rows: counted } = await client.query<{ kept: number; same: number }>({
      name: 'count-scenarios',
      text: `select count(*) as kept, count(*) filter (where name = $3) as same
             from what_if_scenario where account_id = $1 and company_id = $2`,
      values: [accountId, companyId, draft.name],
    });
    const [count] = counted;
    if (count && count.same > 0) return { state: 'name-taken' };
    if (count && count.kept >= MOST_SCENARIOS) return { state: 'too-many' };
    const { rows } = await client.query<ScenarioRow>({
      name: 'insert-scenario',
      text: `insert into what_if_scenario
               (account_id, company_id, name, scenario, before, after, model_version, rated_at, made_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *`,
      values: [
        accountId,
        companyId,
        draft.name,
        JSON.stringify(draft.scenario),
        JSON.stringify(draft.before),
        JSON.stringify(draft.after),
        draft.model_version,
        draft.rated_at,
        draft.made_at,
      ],
    });
    const [row] = rows;
    if (!row) throw new Error('A scenario was not stored.');
    return { state: 'saved', row };
  });
