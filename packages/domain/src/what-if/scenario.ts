import type { GradeNumber } from '../ratings/index.ts';
import type { IsoDate } from '../records/index.ts';
import type { EventCode } from './event-kinds.ts';

/** A line of the latest accounts: its new amount in yuan, or its change in percent. */
export interface LineEdit {
  readonly field: string;
  readonly change: 'amount' | 'percent';
  /** Decimal text. */
  readonly value: string;
}

export type FactEdit =
  /** A record on file: as if it were removed today, or as if it had never been. */
  | { readonly kind: 'drop'; readonly recordId: number; readonly how: 'removed' | 'never' }
  | {
      readonly kind: 'add';
      readonly event: EventCode;
      readonly date: IsoDate;
      /** Yuan, decimal text; null: not stated. */
      readonly amount: string | null;
    };

export type PartyEdit =
  /** A party on file by its link code; null leaves class or guarantee as they are. */
  | {
      readonly kind: 'set';
      readonly code: string;
      readonly grade: GradeNumber | null;
      readonly hasGuarantee: boolean | null;
    }
  /** A new holder of the company. */
  | {
      readonly kind: 'add';
      readonly name: string;
      /** 0-100. */
      readonly sharePercent: number;
      readonly grade: GradeNumber;
      readonly hasGuarantee: boolean;
    };

export const AUDIT_OPINIONS = ['unqualified', 'emphasis', 'qualified', 'adverse', 'disclaimer'] as const;
/** `none`: without an auditor's opinion. */
export const OPINION_CHOICES = [...AUDIT_OPINIONS, 'none'] as const;
export type OpinionChoice = (typeof OPINION_CHOICES)[number];

/** What is supposed of a company; plain data that travels and is kept as JSON. */
export interface Scenario {
  readonly lines: readonly LineEdit[];
  readonly facts: readonly FactEdit[];
  readonly parties: readonly PartyEdit[];
  /** Of the latest accounts; null: as filed. */
  readonly opinion: OpinionChoice | null;
}

export const EMPTY_SCENARIO: Scenario = { lines: [], facts: [], parties: [], opinion: null };

export const isEmptyScenario = ({ lines, facts, parties, opinion }: Scenario): boolean =>
  lines.length + facts.length + parties.length === 0 && opinion === null;

/** The scenario with these lines changed; what they said before gives way. */
export const changeLines = (scenario: Scenario, edits: readonly LineEdit[]): Scenario => {
  const fields = new Set(edits.map(({ field }) => field));
  return { ...scenario, lines: [...scenario.lines.filter(({ field }) => !fields.has(field)), ...edits] };
};
