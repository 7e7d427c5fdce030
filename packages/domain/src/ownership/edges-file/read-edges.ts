import type { Words } from '../../companies/index.ts';
import { CsvFormError, makeCsvParser } from '../../csv/index.ts';
import type { CsvRecord } from '../../csv/index.ts';
import type { Holding } from '../graph/holding.ts';
import { EDGE_FAULTS, EdgesFileError } from './faults.ts';
import { readEdge } from './read-edge.ts';
import type { EdgeColumns } from './read-edge.ts';

export interface RefusedEdge {
  /** Of the file; the header is row 1. */
  readonly row: number;
  readonly words: Words;
}

export interface EdgesFile {
  readonly holdings: readonly Holding[];
  readonly refused: readonly RefusedEdge[];
}

/** Percents of a register are rounded: ten holders with two decimals miss 100 by as much as this. */
const SUM_TOLERANCE = 0.05;

const COLUMNS = ['holder', 'owned', 'percent', 'votes', 'low', 'high'] as const;
const NEEDED = ['holder', 'owned', 'percent'] as const;

const readHeader = ({ cells }: CsvRecord): EdgeColumns => {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new EdgesFileError(EDGE_FAULTS.missingColumns(missing));
  const twice = COLUMNS.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice) throw new EdgesFileError(EDGE_FAULTS.columnTwice(twice));
  const [holder, owned, percent, votes, low, high] = COLUMNS.map((name) => names.indexOf(name));
  return { holder: holder!, owned: owned!, percent: percent!, votes: votes!, low: low!, high: high! };
};

/** Adds a holding to the sums of its company, or says what it would take past the whole. */
const makeSums = () => {
  const sums = new Map<Holding['owned'], { percent: number; votes: number }>();
  return ({ owned, percent, votes = 0 }: Holding): Words | null => {
    const sum = sums.get(owned) ?? { percent: 0, votes: 0 };
    if (sum.percent + percent > 100 + SUM_TOLERANCE)
      return EDGE_FAULTS.sumAbove('percent', String(owned), sum.percent + percent);
    if (sum.votes + votes > 100 + SUM_TOLERANCE)
      return EDGE_FAULTS.sumAbove('votes', String(owned), sum.votes + votes);
    sums.set(owned, { percent: sum.percent + percent, votes: sum.votes + votes });
    return null;
  };
};

/** Characters that are parsed at a time. */
const PIECE_LENGTH = 1_000_000;

const cut = function* (text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE_LENGTH) yield text.slice(at, at + PIECE_LENGTH);
};

const parsePieces = function* (pieces: Iterable<string>): Generator<CsvRecord> {
  const parser = makeCsvParser();
  let isFirst = true;
  try {
    for (const piece of pieces) {
      yield* parser.push(isFirst ? piece.replace(/^\uFEFF/, '') : piece);
      if (piece.length > 0) isFirst = false;
    }
    yield* parser.end();
  } catch (error) {
    if (error instanceof CsvFormError) throw new EdgesFileError(EDGE_FAULTS.form(error.row, error.fault));
    throw error;
  }
};

/**
 * Reads `holder,owned,percent[,votes][,low,high]` in any order of columns, from one text or piece by piece. A row that cannot be right
 * is refused with a sentence and the others stand; a file without rows or columns is refused whole (EdgesFileError).
 */
export const readEdges = (text: string | Iterable<string>): EdgesFile => {
  const holdings: Holding[] = [];
  const refused: RefusedEdge[] = [];
  const addUp = makeSums();
  let columns: EdgeColumns | null = null;
  for (const record of parsePieces(typeof text === 'string' ? cut(text) : text)) {
    if (!columns) {
      columns = readHeader(record);
      continue;
    }
    const edge = readEdge(record.cells, columns);
    const fault = 'en' in edge ? edge : addUp(edge);
    if (fault) refused.push({ row: record.row, words: fault });
    else if (!('en' in edge)) holdings.push(edge);
  }
  if (!columns) throw new EdgesFileError(EDGE_FAULTS.empty());
  if (holdings.length + refused.length === 0) throw new EdgesFileError(EDGE_FAULTS.noRows());
  return { holdings, refused };
};
