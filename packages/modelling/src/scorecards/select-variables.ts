import { fitLogit } from './fit-logit.ts';
import { calculateInflation, correlateAll } from './inflation.ts';
import { scoreStatistic } from './score-statistic.ts';

/** A variable as its weights of evidence. */
export interface Candidate {
  readonly name: string;
  readonly column: Float64Array;
  readonly informationValue: number;
  /** What it tells of a company, such as leverage; null where nobody says. */
  readonly group: string | null;
}

export interface Selection {
  readonly labels: Float64Array;
  readonly most: number;
  readonly penalty: number;
}

/** Models.md 1.4: two variables that say nearly the same are not both taken, nor one that the others explain. */
const MOST_CORRELATION = 0.75;
const MOST_INFLATION = 5;

interface Judged<C> {
  readonly candidate: C;
  readonly at: number;
  readonly statistic: number;
}

/**
 * The variable that adds most; the last places are kept for groups that have none yet, and none is taken that is too close
 * to all that a group has.
 */
const chooseNext = <C extends Candidate>(
  judged: readonly Judged<C>[],
  taken: readonly C[],
  most: number,
  isClose: (one: number, other: number) => boolean,
): Judged<C> | undefined => {
  const covered = new Set(taken.map(({ group }) => group));
  const isLacking = ({ candidate: { group } }: Judged<C>): boolean => group !== null && !covered.has(group);
  const lacking = Map.groupBy(judged.filter(isLacking), ({ candidate }) => candidate.group);
  const shutsOut = ({ candidate, at }: Judged<C>): boolean =>
    [...lacking].some(
      ([group, members]) => group !== candidate.group && members.every((member) => isClose(at, member.at)),
    );
  const isFull = most - taken.length <= lacking.size;
  const offered = isFull ? judged.filter(isLacking) : judged;
  return offered.find((one) => !shutsOut(one)) ?? offered[0];
};

/**
 * Stepwise: each time the variable that adds most to what is taken, unless it is too close to one of them or explained by
 * all of them together, or would enter with the wrong sign. There is no test of significance: fourteen variables with the
 * penalty of the fit did better than eight to eleven in the years after each fit.
 */
export const selectVariables = <C extends Candidate>(
  candidates: readonly C[],
  { labels, most, penalty }: Selection,
): readonly C[] => {
  const correlations = correlateAll(candidates.map(({ column }) => column));
  const taken: number[] = [];
  const isClose = (one: number, other: number): boolean =>
    Math.abs(correlations[one]?.[other] as number) >= MOST_CORRELATION;
  const isFree = (at: number): boolean =>
    !taken.some((other) => isClose(at, other)) &&
    calculateInflation(correlations, [...taken, at]).every((factor) => factor < MOST_INFLATION);
  const listTaken = (): readonly C[] => taken.map((at) => candidates[at] as C);
  while (taken.length < most) {
    const columns = listTaken().map(({ column }) => column);
    const fit = fitLogit(columns, labels, penalty);
    const judged = candidates
      .map((candidate, at) => ({ candidate, at }))
      .filter(({ at }) => !taken.includes(at) && isFree(at))
      .map((one) => ({ ...one, statistic: scoreStatistic(one.candidate.column, columns, labels, fit) }))
      .filter(({ statistic }) => statistic > 0)
      .toSorted((a, b) => b.statistic - a.statistic);
    const next = chooseNext(judged, listTaken(), most, isClose);
    if (!next) break;
    taken.push(next.at);
  }
  return listTaken();
};
