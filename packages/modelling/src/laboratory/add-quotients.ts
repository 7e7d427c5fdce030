import { MISSING } from '@mingjian/domain/models';
import type { Sample } from '../samples/index.ts';

/** A wider table has quotients enough of its own, and too many pairs. */
const MOST_COLUMNS = 24;

const isIndicator = (column: Float64Array): boolean =>
  column.every((value) => value === 0 || value === 1 || !Number.isFinite(value));

const divide = (over: Float64Array, under: Float64Array): Float64Array =>
  over.map((value, row) => {
    const quotient = value / (under[row] as number);
    return Number.isFinite(quotient) ? quotient : MISSING;
  });

/**
 * The sample with the quotient of each pair of its measured columns. Trees split on one column at a time; what two say
 * together, such as debt to capital by return on it, takes them many splits. Each row by itself: no outcome and no other row
 * is looked at.
 */
export const addQuotients = <S extends Sample>(sample: S): S => {
  const measured = [...sample.columns.keys()].filter(
    (at) => !isIndicator(sample.columns[at] as Float64Array),
  );
  if (measured.length > MOST_COLUMNS) return sample;
  const pairs = measured.flatMap((over, place) => measured.slice(0, place).map((under) => ({ over, under })));
  return {
    ...sample,
    names: [
      ...sample.names,
      ...pairs.map(({ over, under }) => `${sample.names[over]} / ${sample.names[under]}`),
    ],
    columns: [
      ...sample.columns,
      ...pairs.map(({ over, under }) =>
        divide(sample.columns[over] as Float64Array, sample.columns[under] as Float64Array),
      ),
    ],
  };
};
