/** Cases with what is known of each and what came of it. */
export interface Sample {
  readonly names: readonly string[];
  /** One column for each name; a cell is a number, MISSING or NOT_MEANINGFUL. */
  readonly columns: readonly Float64Array[];
  /** 1 for a default and 0 for none; of an ordinal target its place on the ladder. */
  readonly labels: Float64Array;
  readonly rows: number;
  /** Group of a variable, such as leverage; absent where the feature file names none. */
  readonly factorGroups?: Readonly<Record<string, string>>;
}

/** 1: risk rises with the variable; -1: risk falls; absent: the data decide. */
export type Sign = 1 | -1;
export type Signs = Readonly<Record<string, Sign>>;

export const takeSample = (sample: Sample, rows: ArrayLike<number>): Sample => {
  const places = Int32Array.from(rows);
  const take = (column: Float64Array): Float64Array =>
    Float64Array.from(places, (row) => column[row] as number);
  return {
    ...(sample.factorGroups ? { factorGroups: sample.factorGroups } : {}),
    names: sample.names,
    columns: sample.columns.map(take),
    labels: take(sample.labels),
    rows: places.length,
  };
};

export const countBads = (labels: Float64Array): number => labels.reduce((sum, label) => sum + label, 0);
