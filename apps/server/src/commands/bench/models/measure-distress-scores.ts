import { join } from 'node:path';
import { getDistressModel, scoreModel } from '@mingjian/domain/distress-scores';
import type { DistressInput } from '@mingjian/domain/distress-scores';
import type { Statement } from '@mingjian/domain/financials';
import { calculateAuc } from '@mingjian/domain/validation';
import { LabError, findPrevious, readTable } from '@mingjian/modelling/tables';
import type { Table } from '@mingjian/modelling/tables';
import type { Line } from './line.ts';

/** Published models, none of them fitted here, and what a study of the years 2015-2018 reached with them. */
const YARDSTICKS = [
  ['altman-z', '.791'],
  ['altman-z-emerging', '.767'],
  ['ohlson-o', '.791'],
  ['zmijewski-x', '.813'],
] as const;

const FROM = 2012;
const UNTIL = 2014;

/** Columns of the American firm-years -> statement items. X15 holds all retained earnings. */
const ITEMS: Readonly<Record<string, string>> = {
  X1: 'total_current_assets',
  X3: 'depreciation_and_amortisation',
  X5: 'inventories',
  X6: 'net_profit',
  X9: 'operating_revenue',
  X10: 'total_assets',
  X12: 'ebit',
  X14: 'total_current_liabilities',
  X15: 'retained_earnings',
  X17: 'total_liabilities',
};

const columnOf = (table: Table, name: string): Float64Array => {
  const column = table.numbers.get(name);
  if (!column) throw new LabError(`There is no column "${name}" of numbers.`);
  return column;
};

const makeStatement = (table: Table, row: number): Statement => {
  const items: Record<string, string> = { surplus_reserve: '0' };
  for (const [column, field] of Object.entries(ITEMS)) {
    const value = columnOf(table, column)[row] ?? Number.NaN;
    if (Number.isFinite(value)) items[field] = String(value);
  }
  return { periodEnd: `${columnOf(table, 'year')[row]}-12-31`, items, origins: [], auditOpinion: null };
};

const makeInput = (table: Table, row: number, previous: number): DistressInput => {
  const value = columnOf(table, 'X8')[row] ?? Number.NaN;
  return {
    statement: makeStatement(table, row),
    earlier: previous < 0 ? null : makeStatement(table, previous),
    market: value > 0 ? { market_value: { value, formula: 'X8', cells: [] } } : {},
  };
};

/** How well published models order the American firm-years 2012-2014; firm-years that lack an item are left out. */
export const measureDistressScores = async (data: string): Promise<readonly Line[]> => {
  const table = await readTable(join(data, 'us-bankruptcy/us_firm_years_1999_2014.csv'));
  const previous = findPrevious(table, 'firm', 'year');
  const years = columnOf(table, 'year');
  const events = columnOf(table, 'event');
  const rows = [...years.keys()].filter((row) => {
    const year = years[row] ?? 0;
    return year >= FROM && year <= UNTIL;
  });
  const inputs = rows.map((row) => makeInput(table, row, previous[row] ?? -1));
  return YARDSTICKS.map(([code, published]) => {
    const model = getDistressModel(code);
    const sign = model.direction === 'higher-riskier' ? 1 : -1;
    const scores: number[] = [];
    const labels: number[] = [];
    inputs.forEach((input, at) => {
      const { score } = scoreModel(model, input);
      if (score === null) return;
      scores.push(sign * score);
      labels.push(events[rows[at] ?? -1] ?? 0);
    });
    const bad = labels.filter((label) => label === 1).length;
    return {
      task: `US ${FROM}-${UNTIL} AUC, ${model.name.en}, as published (${labels.length}/${bad})`,
      paper: '-',
      prototype: `${published}*`,
      ours: calculateAuc({ scores, labels }),
    };
  });
};
