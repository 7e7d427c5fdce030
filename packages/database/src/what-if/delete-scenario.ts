import type { Database } from '../connection/index.ts';

/** Deletes a scenario of an account; false when the account has no such one. */
export const deleteScenario = async (
  db: Database,
  accountId: number,
  scenarioId: number,
): Promise<boolean> => {
  const { rowCount } = await db.pool.query({
    name: 'delete-scenario',
    text: 'delete from what_if_scenario where scenario_id = $2 and account_id = $1',
    values: [accountId, scenarioId],
  });
  return rowCount === 1;
};
