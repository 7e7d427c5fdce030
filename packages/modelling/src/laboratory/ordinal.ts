import { correlate } from '@mingjian/domain/numerics';
import { calculateAuc } from '@mingjian/domain/validation';
import { LabError } from '../tables/index.ts';
import { addQuotients } from './add-quotients.ts';
import { scoreAcrossFolds } from './cross-validate.ts';
import type { FoldOptions } from './cross-validate.ts';
import type { LabSample } from './make-sample.ts';
import type { Recipe } from './recipe.ts';

/** The ladder of the agencies, the best first. */
export const AGENCY_LADDER = [
  'AAA',
  'AA+',
  'AA',
  'AA-',
  'A+',
  'A',
  'A-',
  'BBB+',
  'BBB',
  'BBB-',
  'BB+',
  'BB',
  'BB-',
  'B+',
  'B',
  'B-',
  'CCC+',
  'CCC',
  'CCC-',
  'CC+',
  'CC',
  'C',
  'D',
] as const;
export const LAST_INVESTMENT_GRADE = AGENCY_LADDER.indexOf('BBB-');

/** Places on the ladder, 0 the best. @throws LabError for a class that is not on it */
export const readPlaces = (classes: readonly string[]): Float64Array =>
  Float64Array.from(classes, (name, row) => {
    const place = (AGENCY_LADDER as readonly string[]).indexOf(name);
    if (place < 0) throw new LabError(`Row ${row + 1} has the class "${name}", which is not on the ladder.`);
    return place;
  });

export interface OrdinalResult {
  readonly rows: number;
  /** Share of rows whose class is met, or missed by so many notches at most. */
  readonly exact: number;
  readonly within1: number;
  readonly within2: number;
  readonly within3: number;
  /** Spearman's rank correlation of prediction and class. */
  readonly spearman: number;
  /** How well predictions tell speculative from investment grade. */
  readonly investmentGradeAuc: number;
}

/** Ranks from 1, ties share their mean. */
const rank = (values: Float64Array): Float64Array => {
  const order = Array.from(values.keys()).toSorted((a, b) => (values[a] as number) - (values[b] as number));
  const ranks = new Float64Array(values.length);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && values[order[to] as number] === values[order[from] as number]) to += 1;
    for (let at = from; at < to; at += 1) ranks[order[at] as number] = (from + 1 + to) / 2;
    from = to;
  }
  return ranks;
};

/** Judges predictions of places on the ladder. */
export const judgePlaces = (places: Float64Array, predicted: Float64Array): OrdinalResult => {
  const within = (notches: number): number =>
    places.reduce(
      (count, place, row) =>
        count + (Math.abs(Math.round(predicted[row] as number) - place) <= notches ? 1 : 0),
      0,
    ) / places.length;
  return {
    rows: places.length,
    exact: within(0),
    within1: within(1),
    within2: within(2),
    within3: within(3),
    spearman: correlate(rank(places), rank(predicted)),
    investmentGradeAuc: calculateAuc({
      labels: places.map((place) => (place > LAST_INVESTMENT_GRADE ? 1 : 0)),
      scores: predicted,
    }),
  };
};

/** Predicts classes by regression on the ladder over columns and their quotients, each row by a model that did not see its group. */
export const crossValidateOrdinal = async (
  sample: LabSample,
  recipe: Recipe,
  options: FoldOptions,
): Promise<OrdinalResult> => {
  const { logOdds } = await scoreAcrossFolds(addQuotients(sample), { ...recipe, loss: 'huber' }, options);
  return judgePlaces(sample.labels, logOdds);
};
