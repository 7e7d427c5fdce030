import { DEFAULT_GRADE, findUpperBound, WORST_SCORED_GRADE } from '../ratings/index.ts';
import type { GradeNumber, MasterScale } from '../ratings/index.ts';
import { toLogOdds } from '../solvency/index.ts';
import { dateOf } from './facts.ts';
import type { Fact } from './facts.ts';
import type { LinkedParty } from './rating-input.ts';

/** A holder of more than half is a parent. */
export const LEAST_PARENT_PERCENT = 50;

export interface ParentSupport {
  readonly companyId: number;
  readonly name: string;
  /** The worst class that is left: one below the parent's. */
  readonly grade: GradeNumber;
  readonly dimension: string;
  readonly recordId: number;
  readonly date: string | null;
}

const supportOf = (party: LinkedParty): ParentSupport | null => {
  const { grade, guarantees, relation, sharePercent, companyId, name } = party;
  const guarantee: Fact | undefined = guarantees[0];
  if (!guarantee || grade === null || relation !== 'holder' || sharePercent <= LEAST_PARENT_PERCENT)
    return null;
  if (grade + 1 >= WORST_SCORED_GRADE || grade === DEFAULT_GRADE) return null;
  const { dimension, recordId } = guarantee;
  const date = dateOf(guarantee, ['guarantee_start', 'guarantee_published_on']);
  return { companyId, name, grade: (grade + 1) as GradeNumber, dimension, recordId, date };
};

/** The best support that a parent gives with a guarantee on file (models specification, 1.7). */
export const findSupport = (parties: readonly LinkedParty[]): ParentSupport | null => {
  const found = parties.flatMap((party) => supportOf(party) ?? []);
  return found.toSorted((a, b) => a.grade - b.grade || a.companyId - b.companyId)[0] ?? null;
};

const HAIR = 1e-9;

/** The highest log-odds that a support leaves. */
export const supportedLogOdds = ({ grade }: ParentSupport, scale: MasterScale): number =>
  toLogOdds(findUpperBound(grade, scale)) - HAIR;
