import { SIZE_VALUES } from '../search-terms/index.ts';
import { LAST_KEY } from './best-places.ts';
import type { CompanyBlock } from './company-block.ts';
import { findFacetBits, LOW_BITS } from './facet-code.ts';
import type { FacetKind } from './facet-code.ts';
import type { SearchSort } from './sort.ts';

interface Key {
  /** What companies stand in, ascending; 0 where there is no value. */
  readonly read: (block: CompanyBlock) => (at: number) => number;
  /** Young firms have late days. */
  readonly isReversed?: boolean;
}

/** The number of a filter whose bits stand in the second word. */
const readHigh = (kind: FacetKind): Key['read'] => {
  const { shift, size } = findFacetBits(kind);
  return ({ high }) =>
    (at) =>
      ((high[at] ?? 0) >>> (shift - LOW_BITS)) & (size - 1);
};

const RANKED: Key = {
  read:
    ({ ranks }) =>
    (at) =>
      ranks?.[at] ?? 0,
};

const KEYS: Partial<Readonly<Record<SearchSort['column'], Key>>> = {
  // The values of the filter begin with the greatest.
  size: {
    read: (block) => {
      const readSize = readHigh('size')(block);
      return (at) => {
        const number = readSize(at);
        return number === 0 ? 0 : SIZE_VALUES.length + 1 - number;
      };
    },
  },
  rating: { read: readHigh('rating') },
  yearsInBusiness: {
    read:
      ({ established }) =>
      (at) =>
        established?.[at] ?? 0,
    isReversed: true,
  },
};

/** Columns that blocks hold ranks of; the others are read from the facet codes and founding days. */
export const isRanked = (column: SearchSort['column']): boolean => KEYS[column] === undefined;

/** Writes for each company of a block by what it is sorted, the least first. */
export const makeWriteKeys = ({
  column,
  isDescending,
}: SearchSort): ((block: CompanyBlock, keys: Int32Array) => void) => {
  const { read, isReversed = false } = KEYS[column] ?? RANKED;
  const isDown = isDescending !== isReversed;
  return (block, keys) => {
    const readKey = read(block);
    for (let at = 0; at < block.companies; at += 1) {
      const key = readKey(at);
      keys[at] = key === 0 ? LAST_KEY : isDown ? LAST_KEY - key : key;
    }
  };
};
