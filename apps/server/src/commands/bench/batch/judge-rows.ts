import type { BatchImportRow } from '@mingjian/database/batch-imports';
import type { LabelledRow } from './draw-rows.ts';

/** How the rows of one kind of noise came out. */
export interface NoiseResult {
  readonly noise: string;
  /** Of companies that are not in the market: only finding none of them is right. */
  readonly isAbsent: boolean;
  readonly rows: number;
  /** Found, and it is the company that was meant. */
  readonly right: number;
  /** Found, and it is another company. */
  readonly wrong: number;
  /** Not found, with the company among the candidates. */
  readonly offered: number;
  /** Neither found nor offered. */
  readonly missed: number;
}

type Verdict = 'right' | 'wrong' | 'offered' | 'missed';

export type ResultRow = Pick<BatchImportRow, 'state' | 'company_id' | 'candidates'>;

/** A duplicate counts as what its first row is: the same question has the same answer. */
const judgeRow = ({ companyId }: LabelledRow, result: ResultRow | undefined): Verdict => {
  const found = result?.company_id ?? null;
  if (found !== null) return found === companyId ? 'right' : 'wrong';
  if (companyId === null) return 'right';
  return result?.candidates.some((candidate) => candidate.companyId === companyId) ? 'offered' : 'missed';
};

export const judgeRows = (
  labelled: readonly LabelledRow[],
  results: ReadonlyMap<number, ResultRow>,
): readonly NoiseResult[] => {
  const judged = labelled.map((row, at) => ({
    noise: row.noise,
    isAbsent: row.companyId === null,
    verdict: judgeRow(row, results.get(at + 1)),
  }));
  const count = (rows: typeof judged, verdict: Verdict): number =>
    rows.filter((row) => row.verdict === verdict).length;
  return [...Map.groupBy(judged, ({ noise }) => noise)].map(([noise, rows]) => ({
    noise,
    isAbsent: rows[0]?.isAbsent === true,
    rows: rows.length,
    right: count(rows, 'right'),
    wrong: count(rows, 'wrong'),
    offered: count(rows, 'offered'),
    missed: count(rows, 'missed'),
  }));
};

export const sumResults = (results: readonly NoiseResult[], noise: string): NoiseResult => {
  const sum = (read: (result: NoiseResult) => number): number =>
    results.reduce((total, result) => total + read(result), 0);
  return {
    noise,
    isAbsent: results.every((result) => result.isAbsent),
    rows: sum(({ rows }) => rows),
    right: sum(({ right }) => right),
    wrong: sum(({ wrong }) => wrong),
    offered: sum(({ offered }) => offered),
    missed: sum(({ missed }) => missed),
  };
};
