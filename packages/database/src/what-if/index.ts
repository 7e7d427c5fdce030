export { deleteScenario } from './delete-scenario.ts';
export { listScenarios } from './list-scenarios.ts';
export { MOST_SCENARIOS, saveScenario } from './save-scenario.ts';
export type { BriefRating, ScenarioRow } from './tables.ts';
