import { z } from 'zod';
import { AS_AT_INPUTS, endpoint, IdSchema } from '../wire/index.ts';
import { SavedScenarioSchema, ScenarioNameSchema, ScenarioSchema } from './scenario.ts';

export * from './scenario.ts';

/** Every scenario belongs to its author alone. The accounts behind it have a right of their own, asked beside this one. */
const base = { right: 'rating.view' } as const;

export const saveScenario = endpoint({
  ...base,
  method: 'POST',
  path: '/whatIf/saveScenario',
  summary: 'Keeps a what-if of a company under a name; rates it anew and changes nothing of the rating',
  input: z.object({ companyId: IdSchema, name: ScenarioNameSchema, scenario: ScenarioSchema }),
  output: SavedScenarioSchema,
  quota: 'online-report',
  rate: 'write',
  // What an author supposes is private, also before the readers of the log.
  isInputLogged: false,
  failures: [
    'company-does-not-exist',
    'rating-does-not-exist',
    'numeric-value-invalid',
    'scenario-name-taken',
    'too-many-scenarios',
  ],
});

export const listScenarios = endpoint({
  ...base,
  method: 'GET',
  path: '/whatIf/listScenarios',
  summary: 'The what-ifs of a company that the signed-in account keeps, the newest first',
  input: z.object({
    companyId: IdSchema,
    /** Those kept now that were saved by the end of this day. */
    ...AS_AT_INPUTS,
  }),
  output: z.object({ scenarios: z.array(SavedScenarioSchema) }),
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});

export const deleteScenario = endpoint({
  ...base,
  method: 'POST',
  path: '/whatIf/deleteScenario',
  summary: 'Deletes a what-if; saving it once more undoes that',
  input: z.object({ scenarioId: IdSchema }),
  output: z.object({ isDeleted: z.literal(true) }),
  rate: 'write',
  failures: ['scenario-does-not-exist'],
});
