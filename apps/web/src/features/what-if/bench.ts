import type { FinancialModel, RatingInput, RatingResult } from '@mingjian/domain/default-risk';
import type { RatedScenario, Scenario } from '@mingjian/domain/what-if';

/** Shows a record as the version known from that moment. */
export type OpenRecord = (recordId: number, knownFrom: string | null) => void;

export interface Label {
  readonly en: string;
  readonly cn: string;
}

/** What every part of the screen works on. */
export interface Bench {
  readonly companyId: number;
  readonly input: RatingInput;
  readonly model: FinancialModel;
  readonly modelVersion: string;
  readonly labels: ReadonlyMap<string, Label>;
  readonly base: RatingResult;
  readonly scenario: Scenario;
  readonly rated: RatedScenario;
  /** Counts undoing and redoing: what is being typed gives way to them. */
  readonly stamp: number;
  /** Changes with the same key in a row are one step back. */
  readonly change: (scenario: Scenario, key?: string) => void;
  /** Ends such a row. */
  readonly settle: () => void;
  readonly onOpenRecord: OpenRecord | undefined;
}
