import type { Database } from '../connection/index.ts';
import { endOfDay } from '../records/index.ts';
import { MOST_SCENARIOS } from './save-scenario.ts';
import type { ScenarioRow } from './tables.ts';

/** What an account keeps of a company and had saved by the end of a day, or now; the newest first. */
export const listScenarios = async (
  db: Database,
  asked: { readonly accountId: number; readonly companyId: number; readonly day: string | null },
): Promise<readonly ScenarioRow[]> => {
  const { rows } = await db.pool.query<ScenarioRow>({
    name: 'list-scenarios',
    text: `select * from what_if_scenario
           where account_id = $1 and company_id = $2 and made_at <= $3::timestamptz
           order by made_at desc, scenario_id desc limit $4`,
    values: [
      asked.accountId,
      asked.companyId,
      asked.day === null ? 'infinity' : endOfDay(asked.day),
      MOST_SCENARIOS,
    ],
  });
  return rows;
};
