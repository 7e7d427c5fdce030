import { rateCompany } from '../../default-risk/index.ts';
import type { FinancialModel, RatingInput, RatingResult } from '../../default-risk/index.ts';
import { applyScenario } from '../apply-scenario.ts';
import { editStatement } from '../edit-statement.ts';
import { listEditableLines, measureEdit } from '../editable-lines.ts';
import { readFen, writeFen } from '../fen.ts';
import { changeLines } from '../scenario.ts';
import type { LineEdit, Scenario } from '../scenario.ts';

/** Hundredths of a percent: the search knows no smaller step. */
export type BasisPoints = number;

export interface LineChange {
  readonly field: string;
  readonly by: BasisPoints;
}

export interface Evaluator {
  /** The rating of the scenario with lines changed by so much of what they are in it. */
  readonly rate: (changes: readonly LineChange[]) => RatingResult;
  readonly write: (changes: readonly LineChange[]) => Scenario;
  /** Whether a line can move at all. */
  readonly canMove: (field: string) => boolean;
}

const PERCENT_DECIMALS = 2;
const PER_PERCENT = 100;
const WHOLE: BasisPoints = 10_000;

export const writePercent = (by: BasisPoints): string => (by / PER_PERCENT).toFixed(PERCENT_DECIMALS);

/** Rates a company under a scenario many times, with lines of its accounts moved. */
export const makeEvaluator = (input: RatingInput, scenario: Scenario, model: FinancialModel): Evaluator => {
  const supposed = applyScenario(input, { ...scenario, lines: [] });
  const [latest] = supposed.statements;
  const edits = new Map(scenario.lines.map((edit) => [edit.field, edit]));
  const stated = new Map<string, number>();
  for (const { field, filed } of latest ? listEditableLines(latest) : []) {
    const edit = edits.get(field);
    const by = edit && latest ? (measureEdit(latest.items, edit) ?? 0) : 0;
    stated.set(field, (readFen(filed) ?? 0) + by);
  }
  const toEdit = ({ field, by }: LineChange): LineEdit =>
    edits.has(field)
      ? {
          field,
          change: 'amount',
          value: writeFen(Math.round(((stated.get(field) ?? 0) * (WHOLE + by)) / WHOLE)),
        }
      : { field, change: 'percent', value: writePercent(by) };
  const write = (changes: readonly LineChange[]): Scenario =>
    changeLines(scenario, changes.filter(({ by }) => by !== 0).map(toEdit));
  return {
    write,
    canMove: (field) => (stated.get(field) ?? 0) !== 0,
    rate: (changes) => {
      if (!latest) return rateCompany(supposed, model);
      const { statement } = editStatement(latest, write(changes).lines);
      return rateCompany({ ...supposed, statements: [statement, ...supposed.statements.slice(1)] }, model);
    },
  };
};
