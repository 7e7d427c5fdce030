import type { Statement } from '../financials/index.ts';
import { readFen } from './fen.ts';
import type { Fen } from './fen.ts';
import { BORROWING_FIELD, CASH_FIELD, DEBT_FIELDS, ECHOES, LINE_OF, STATEMENT_LINES } from './lines.ts';
import type { Rates } from './rates.ts';

/** By field what moves, in fen; a field that stays has no entry. */
export type Moves = ReadonlyMap<string, Fen>;

export interface ClosedMoves {
  readonly moves: Moves;
  /** What closes the balance: money, and what must be borrowed where there is not enough of it. */
  readonly cash: Fen;
  readonly borrowed: Fen;
}

/** Carries a move up to the totals; profit before tax and net profit are the ends of two climbs, tax lies between them. */
const climb = (moves: Map<string, Fen>, from: string, by: Fen): void => {
  let moved = by;
  for (let field: string | undefined = from; field !== undefined && moved !== 0;) {
    moves.set(field, (moves.get(field) ?? 0) + moved);
    const line = LINE_OF.get(field);
    if (!line || field === 'total_profit') return;
    moved *= line.sign;
    field = line.total;
  }
};

const moveOf = (moves: Moves, field: string): Fen => moves.get(field) ?? 0;

/** Losses bear no tax and give none back. */
const taxOn = (profit: Fen, rate: number): Fen => Math.round(rate * Math.max(0, profit));

const profitBeforeTax = (items: Statement['items'], rates: Rates): Fen => {
  const stated = readFen(items['total_profit']);
  if (stated !== null) return stated;
  const net = readFen(items['net_profit']) ?? 0;
  return net > 0 ? Math.round(net / (1 - rates.tax)) : net;
};

/** Money at hand; where it is not itemised, what the other items leave of the total that holds it. */
const findCash = (items: Statement['items']): Fen => {
  const cash = readFen(items[CASH_FIELD]);
  if (cash !== null) return cash;
  const current = readFen(items['total_current_assets']);
  const total = current ?? readFen(items['total_assets']);
  if (total === null) return Number.POSITIVE_INFINITY;
  const others = STATEMENT_LINES.filter(
    (line) =>
      line.total === 'total_current_assets' ||
      (current === null && line.total === 'total_non_current_assets'),
  );
  return Math.max(
    0,
    others.reduce((left, { field }) => left - (readFen(items[field]) ?? 0), total),
  );
};

/** Interest stands within finance expenses where it is stated by itself. */
const interestField = (items: Statement['items']): string =>
  items['interest_expense'] === undefined ? 'finance_expenses' : 'interest_expense';

const MOST_ROUNDS = 100;

const flow = (
  own: Moves,
  interest: readonly [field: string, by: Fen],
  borrowed: Fen,
  taxOfMove: (profit: Fen) => Fen,
): Map<string, Fen> => {
  const moves = new Map<string, Fen>();
  for (const [field, by] of own) climb(moves, field, by);
  climb(moves, ...interest);
  climb(moves, BORROWING_FIELD, borrowed);
  const profit = moveOf(moves, 'total_profit');
  if (profit === 0) return moves;
  climb(moves, 'income_tax_expense', taxOfMove(profit));
  climb(moves, 'net_profit', profit);
  return moves;
};

const echo = (moves: Map<string, Fen>, interest: string): void => {
  for (const [field, from] of ECHOES)
    moves.set(
      field,
      Object.entries(from).reduce((sum, [source, sign]) => sum + sign * moveOf(moves, source), 0),
    );
  const ebit = moveOf(moves, 'total_profit') + moveOf(moves, interest);
  moves.set('ebit', ebit);
  moves.set('ebitda', ebit);
};

/**
 * What own moves of lines bring about in the whole statement: interest follows debt, tax follows profit, profit flows into
 * retained earnings, lines into their totals, and money closes the balance; where it would fall below nothing, the
 * firm borrows, which costs interest in its turn. All of it in whole fen, so that both sides move alike.
 */
export const closeBalance = (items: Statement['items'], own: Moves, rates: Rates): ClosedMoves => {
  const field = interestField(items);
  const isInterestGiven = own.has('interest_expense') || own.has('finance_expenses');
  const debt = DEBT_FIELDS.reduce((sum, one) => sum + moveOf(own, one), 0);
  const before = profitBeforeTax(items, rates);
  const taxOfMove = (profit: Fen): Fen => taxOn(before + profit, rates.tax) - taxOn(before, rates.tax);
  const cashBefore = findCash(items);
  let borrowed = 0;
  // Interest on what is borrowed is a fraction of it, so that the rounds come to rest from below.
  for (let round = 0; ; round += 1) {
    const interest = isInterestGiven ? 0 : Math.round(rates.interest * (debt + borrowed));
    const moves = flow(own, [field, interest], borrowed, taxOfMove);
    const cash = moveOf(moves, 'total_liabilities_and_equity') - moveOf(moves, 'total_assets');
    const shortage = Math.min(0, cashBefore) - (cashBefore + cash);
    if (cash >= 0 || shortage <= 0 || round >= MOST_ROUNDS) {
      climb(moves, CASH_FIELD, cash);
      echo(moves, field);
      return { moves: new Map([...moves].filter(([, by]) => by !== 0)), cash, borrowed };
    }
    borrowed += shortage;
  }
};
