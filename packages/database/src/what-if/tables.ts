import type { Scenario } from '@mingjian/domain/what-if';
import type { Generated } from 'kysely';

/** A rating in brief, decimal texts. */
export interface BriefRating {
  readonly class: string | null;
  readonly pd: string | null;
  readonly solvencyIndex: string | null;
  readonly points: string | null;
}

export interface ScenarioColumns {
  scenario_id: Generated<number>;
  account_id: number;
  company_id: number;
  name: string;
  scenario: Scenario;
  before: BriefRating;
  after: BriefRating;
  model_version: string;
  rated_at: string;
  made_at: string;
}

export interface ScenarioRow extends Omit<ScenarioColumns, 'scenario_id'> {
  readonly scenario_id: number;
}

export interface WhatIfTables {
  what_if_scenario: ScenarioColumns;
}
