import { calculateConcentration } from './concentration.ts';
import { isAnonymous } from './partner.ts';
import type { Partner } from './partner.ts';

export interface YearChange {
  /** Named this year and not the year before. */
  readonly entered: readonly Partner[];
  /** Named the year before and no more. */
  readonly left: readonly Partner[];
  readonly stayed: readonly { readonly before: Partner; readonly after: Partner }[];
  /** Partners of either year whose names are hidden (`客户A`): nothing can be said of them. */
  readonly anonymous: number;
  /** Differences of the disclosed part; null where one of the years has none. */
  readonly hhi: number | null;
  /** Percentage points. */
  readonly top1: number | null;
  readonly top5: number | null;
}

const isSame = (one: Partner, other: Partner): boolean =>
  one.companyId !== null && other.companyId !== null
    ? one.companyId === other.companyId
    : one.name === other.name;

/** What the list of a year tells against that of the year before. Leaving a list of the largest five is not the end. */
export const compareYears = (before: readonly Partner[], after: readonly Partner[]): YearChange => {
  const isNamed = ({ name }: Partner) => !isAnonymous(name);
  const [old, now] = [before.filter(isNamed), after.filter(isNamed)];
  const [then, today] = [calculateConcentration(before), calculateConcentration(after)];
  // Figures on shares and figures on amounts are no measure of each other.
  const isComparable = then !== null && today !== null && then.basis === today.basis;
  return {
    entered: now.filter((partner) => !old.some((one) => isSame(one, partner))),
    left: old.filter((partner) => !now.some((one) => isSame(one, partner))),
    stayed: now.flatMap((partner) => {
      const earlier = old.find((one) => isSame(one, partner));
      return earlier ? [{ before: earlier, after: partner }] : [];
    }),
    anonymous: before.length - old.length + after.length - now.length,
    hhi: isComparable ? today.hhi - then.hhi : null,
    top1: isComparable ? today.top1 - then.top1 : null,
    top5: isComparable ? today.top5 - then.top5 : null,
  };
};
