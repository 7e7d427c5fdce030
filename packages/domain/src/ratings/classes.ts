/** 1 (best) .. 19 (a default that happened). */
export type GradeNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19;

export type ClassName = `3A${GradeNumber}`;

/** Six groups of neighbouring classes, for a word and a colour. */
export const RATING_BANDS = ['excellent', 'good', 'medium', 'weak', 'poor', 'distressed'] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

export interface RatingClass {
  readonly grade: GradeNumber;
  readonly name: ClassName;
  /** The domestic scale, AAA..C (三等九级 with + and -). */
  readonly symbol: string;
  /** The position on the ladder of the international agencies; not their default rates. */
  readonly counterpart: string;
  readonly band: RatingBand;
}

const ROWS: readonly (readonly [symbol: string, counterpart: string, band: RatingBand])[] = [
  ['AAA', 'AAA', 'excellent'],
  ['AA+', 'AA+', 'excellent'],
  ['AA', 'AA', 'excellent'],
  ['AA-', 'AA-', 'excellent'],
  ['A+', 'A+', 'good'],
  ['A', 'A', 'good'],
  ['A-', 'A-', 'good'],
  ['BBB+', 'BBB+', 'medium'],
  ['BBB', 'BBB', 'medium'],
  ['BBB-', 'BBB-', 'medium'],
  ['BB+', 'BB+', 'weak'],
  ['BB', 'BB', 'weak'],
  ['BB-', 'BB-', 'weak'],
  ['B+', 'B+', 'poor'],
  ['B', 'B', 'poor'],
  ['B-', 'B-', 'poor'],
  ['CCC', 'CCC', 'distressed'],
  ['CC', 'CC/C', 'distressed'],
  ['C', 'D', 'distressed'],
];

/** The 19 classes of the master scale, best first. */
export const RATING_CLASSES: readonly RatingClass[] = ROWS.map(([symbol, counterpart, band], index) => {
  const grade = (index + 1) as GradeNumber;
  return { grade, name: `3A${grade}`, symbol, counterpart, band };
});

/** The worst class that a score can give. */
export const WORST_SCORED_GRADE: GradeNumber = 18;
/** Reserved for facts: bankruptcy, dishonest debtor, terminated execution. */
export const DEFAULT_GRADE: GradeNumber = 19;

const byName = new Map<string, RatingClass>(RATING_CLASSES.map((one) => [one.name, one]));
const bySymbol = new Map(RATING_CLASSES.map((one) => [one.symbol, one]));

export const isGradeNumber = (value: number): value is GradeNumber =>
  Number.isInteger(value) && value >= 1 && value <= RATING_CLASSES.length;

export const getRatingClass = (grade: GradeNumber): RatingClass => {
  const found = RATING_CLASSES[grade - 1];
  if (!found) throw new RangeError(`no rating class has the grade ${String(grade)}`);
  return found;
};

/** `3A5` -> its class. */
export const findClassByName = (name: string): RatingClass | undefined => byName.get(name);

/** `A+` -> its class. */
export const findClassBySymbol = (symbol: string): RatingClass | undefined => bySymbol.get(symbol);
