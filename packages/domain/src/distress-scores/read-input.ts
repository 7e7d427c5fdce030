import { Decimal } from 'decimal.js';
import { FIGURES, findFigure, findItemDimension } from '../financials/index.ts';
import type { FigureName, FoundFigure, MissingItem, Statement, StatementCell } from '../financials/index.ts';
import { isMarketInput } from './market-inputs.ts';
import type { MarketFigures } from './market-inputs.ts';

/** What a company has on file for the models. */
export interface DistressInput {
  /** Latest annual consolidated accounts as reported, and those of the year before. */
  readonly statement: Statement | null;
  readonly earlier: Statement | null;
  readonly market: MarketFigures;
}

export const LACK_REASONS = [
  'no-statement',
  'no-earlier-statement',
  'not-reported',
  'not-positive',
  'not-on-the-market',
] as const;
export type LackReason = (typeof LACK_REASONS)[number];

/** What a quantity lacks. */
export interface LackedInput {
  /** A statement item, a market input, or a formula in field names that is not positive below a line. */
  readonly name: string;
  /** 1: in the accounts of the year before. */
  readonly yearsBack: number;
  readonly reason: LackReason;
  /** Items that could stand in, each list complete in itself. */
  readonly orElse: readonly (readonly string[])[];
}

/** One name of a formula as it was found. */
export type FoundInput = Pick<FoundFigure, 'value' | 'formula' | 'cells'>;
export type ReadInput = FoundInput | readonly LackedInput[];

export const isFound = (read: ReadInput): read is FoundInput => 'value' in read;

const EMPTY: Statement = { periodEnd: '', items: {}, origins: [], auditOpinion: null };

const isFigure = (name: string): name is FigureName => Object.hasOwn(FIGURES, name);

const readItem = (statement: Statement, field: string): FoundInput | readonly MissingItem[] => {
  const text = statement.items[field];
  if (typeof text !== 'string') return [{ field, orElse: [] }];
  const dimension = findItemDimension(field);
  const cell: StatementCell = {
    field,
    value: text,
    periodEnd: statement.periodEnd,
    origin: statement.origins.find((origin) => origin.dimension === dimension) ?? null,
  };
  return { value: new Decimal(text), formula: field, cells: [cell] };
};

const readStatement = (statement: Statement, name: string): FoundInput | readonly MissingItem[] => {
  const figureName = name.replaceAll('_', '-');
  if (!isFigure(figureName)) return readItem(statement, name);
  const figure = findFigure(statement, figureName);
  return figure.isFound ? figure : figure.missing;
};

const lackReason = (statement: Statement | null, yearsBack: number): LackReason => {
  if (statement) return 'not-reported';
  return yearsBack === 0 ? 'no-statement' : 'no-earlier-statement';
};

/** A name of a formula: a market input, a figure (with underscores), else an item of the statement. */
export const readInput = (input: DistressInput, name: string, yearsBack: number): ReadInput => {
  if (isMarketInput(name)) {
    const figure = input.market[name];
    if (figure) return { ...figure, value: new Decimal(figure.value) };
    return [{ name, yearsBack: 0, reason: 'not-on-the-market', orElse: [] }];
  }
  const statement = yearsBack === 0 ? input.statement : input.earlier;
  const read = readStatement(statement ?? EMPTY, name);
  if ('value' in read) return read;
  const reason = lackReason(statement, yearsBack);
  return read.map(({ field, orElse }) => ({ name: field, yearsBack, reason, orElse }));
};
