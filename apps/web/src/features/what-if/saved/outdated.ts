import { listScenarios } from '@mingjian/contract/what-if';

/** What saving and deleting make old. */
export const OUTDATED = [listScenarios];
