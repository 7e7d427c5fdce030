import { join, resolve } from 'node:path';
import type { ModelKind } from '@mingjian/domain/models';
import { findAucInterval, findWilsonInterval } from '@mingjian/domain/validation';
import type { Interval } from '@mingjian/domain/validation';
import type { Recipe, Roles } from '@mingjian/modelling/laboratory';

export const ROOT = resolve(import.meta.dirname, '../../../../../..');
export const FEATURES = join(ROOT, 'packages/modelling/features');

export type Print = (line: string) => void;

/** One line of the public benchmarks: what others reached, and what this laboratory reaches. */
export interface Line {
  readonly task: string;
  readonly paper: string;
  readonly prototype: string;
  readonly ours: number;
  /** Absent: reported, not judged. */
  readonly bar?: number;
  readonly cases?: number;
  readonly bad?: number;
  /** How sure the figure is: 95 % interval, or standard deviation over folds. */
  readonly spread?: string;
}

export const isHeld = ({ ours, bar }: Line): boolean => bar === undefined || ours >= bar;

const TASK_WIDTH = 64;

export const HEADER = `${''.padEnd(TASK_WIDTH)}${'paper'.padStart(16)}${'prototype'.padStart(12)}${'ours'.padStart(10)}${'bar'.padStart(8)}          cases and spread`;

const tellBar = (line: Line): string =>
  line.bar === undefined
    ? ''.padEnd(16)
    : `${String(line.bar).padStart(8)}  ${isHeld(line) ? 'held  ' : 'MISSED'}`;

const tellCases = ({ cases, bad, spread }: Line): string =>
  [
    ...(cases === undefined ? [] : [bad === undefined ? `${cases} cases` : `${cases} cases, ${bad} bad`]),
    ...(spread === undefined ? [] : [spread]),
  ].join('; ');

export const presentLine = (line: Line): string =>
  (
    line.task.padEnd(TASK_WIDTH) +
    line.paper.padStart(16) +
    line.prototype.padStart(12) +
    line.ours.toFixed(4).padStart(10) +
    `${tellBar(line)}  ${tellCases(line)}`
  ).trimEnd();

const SPREAD_DIGITS = 3;

const tellBounds = ({ from, to }: Interval): string =>
  `95 % ${from.toFixed(SPREAD_DIGITS)} to ${to.toFixed(SPREAD_DIGITS)}`;

/** 95 % interval by Hanley and McNeil. */
export const tellInterval = (auc: number, bad: number, cases: number): string =>
  tellBounds(findAucInterval(auc, bad, cases - bad));

/** 95 % interval of a share by Wilson. */
export const tellShareInterval = (hits: number, cases: number): string =>
  tellBounds(findWilsonInterval(hits, cases));

export const tellDeviation = (sd: number): string => `sd over folds ${sd.toFixed(SPREAD_DIGITS)}`;

export const recipeOf = (kind: ModelKind, seed: number): Recipe => ({
  kind,
  signs: {},
  seed,
  loss: 'logistic',
});

export const NO_ROLES: Roles = { target: '', id: null, time: null, group: null, ignore: [] };
