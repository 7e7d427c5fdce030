import * as contract from '@mingjian/contract/what-if';
import type { SavedScenario } from '@mingjian/contract/what-if';
import { findCompanyHead } from '@mingjian/database/companies';
import * as database from '@mingjian/database/what-if';
import type { ScenarioRow } from '@mingjian/database/what-if';
import type { Scenario } from '@mingjian/domain/what-if';
import type { FastifyInstance } from 'fastify';
import { ApplicationFailure, readAsAt, register } from '../http/index.ts';
import { rateForSaving } from './rate-for-saving.ts';

const presentScenario = (row: ScenarioRow): SavedScenario => ({
  scenarioId: row.scenario_id,
  companyId: row.company_id,
  name: row.name,
  scenario: row.scenario as SavedScenario['scenario'],
  before: row.before,
  after: row.after,
  modelVersion: row.model_version,
  ratedAt: row.rated_at,
  madeAt: row.made_at,
});

/** The calls of what-ifs; each reaches those of the signed-in account alone. */
export const registerWhatIf = (app: FastifyInstance): void => {
  register(app, contract.saveScenario, async (call) => {
    const { db, session, clock, input } = call;
    const rated = await rateForSaving(call);
    const saved = await database.saveScenario(db, {
      account_id: session.accountId,
      company_id: rated.companyId,
      name: input.name,
      scenario: input.scenario as Scenario,
      before: rated.before,
      after: rated.after,
      model_version: rated.modelVersion,
      rated_at: rated.ratedAt,
      made_at: clock().toISOString(),
    });
    if (saved.state === 'saved') return presentScenario(saved.row);
    if (saved.state === 'too-many') throw new ApplicationFailure('too-many-scenarios');
    throw new ApplicationFailure('scenario-name-taken', { field: 'name' });
  });
  register(app, contract.listScenarios, async ({ db, session: { accountId }, input }) => {
    const asAt = readAsAt(input);
    const head = await findCompanyHead(db, input.companyId, asAt);
    if (!head) throw new ApplicationFailure('company-does-not-exist');
    const asked = { accountId, companyId: head.company_id, day: asAt?.day ?? null };
    const rows = await database.listScenarios(db, asked);
    return { scenarios: rows.map(presentScenario) };
  });
  register(app, contract.deleteScenario, async ({ db, session: { accountId }, input }) => {
    const isDeleted = await database.deleteScenario(db, accountId, input.scenarioId);
    if (!isDeleted) throw new ApplicationFailure('scenario-does-not-exist');
    return { isDeleted: true as const };
  });
};
