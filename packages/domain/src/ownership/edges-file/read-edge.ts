import type { Words } from '../../companies/index.ts';
import type { Holding } from '../graph/holding.ts';
import { EDGE_FAULTS } from './faults.ts';

/** Where each column stands; -1 where the file has none. */
export type EdgeColumns = Readonly<Record<'holder' | 'owned' | 'percent' | 'votes' | 'low' | 'high', number>>;

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** 25.5% is 25.5: the column is percent already. */
const SIGN = /\s*[%％]$/;

type Cell = { readonly value: number | undefined } | { readonly fault: Words };

const readPercent = (name: string, written: string): Cell => {
  const text = written.replace(SIGN, '');
  if (written === '') return { value: undefined };
  if (!NUMBER.test(text)) return { fault: EDGE_FAULTS.notNumber(name, written) };
  const value = Number(text);
  if (value > 100) return { fault: EDGE_FAULTS.above(name, written) };
  if (value < 0) return { fault: EDGE_FAULTS.below(name, written) };
  return { value };
};

/** One row as a holding, or what is wrong with it. */
export const readEdge = (cells: readonly string[], columns: EdgeColumns): Holding | Words => {
  const at = (column: keyof EdgeColumns): string => cells[columns[column]]?.trim() ?? '';
  const [holder, owned] = [at('holder'), at('owned')];
  if (holder === '') return EDGE_FAULTS.emptyCell('holder');
  if (owned === '') return EDGE_FAULTS.emptyCell('owned');
  const values: (number | undefined)[] = [];
  for (const name of ['percent', 'votes', 'low', 'high'] as const) {
    const cell = readPercent(name, at(name));
    if ('fault' in cell) return cell.fault;
    values.push(cell.value);
  }
  const [given, votes, low, high] = values;
  if ((low === undefined) !== (high === undefined)) return EDGE_FAULTS.halfBand();
  const percent = given ?? (low === undefined || high === undefined ? undefined : (low + high) / 2);
  if (percent === undefined) return EDGE_FAULTS.emptyCell('percent');
  if (low !== undefined && high !== undefined && (low > percent || percent > high))
    return EDGE_FAULTS.outsideBand(percent, low, high);
  return { holder, owned, percent, votes, low, high };
};
