import type { IsoInstant } from '../records/index.ts';

/** A value and the time in which we knew it; `knownTo` null: still. */
export interface Interval<T> {
  readonly knownFrom: IsoInstant;
  readonly knownTo: IsoInstant | null;
  readonly value: T;
}

interface Known {
  readonly knownFrom: IsoInstant;
  readonly knownTo: IsoInstant | null;
}

const isKnownAt = (version: Known, instant: IsoInstant): boolean =>
  version.knownFrom <= instant && (version.knownTo === null || version.knownTo > instant);

/**
 * Cuts knowledge time at every moment a version begins or ends and makes one value per piece; equal neighbours become
 * one interval, so that the result does not tell in which order the versions came. Instants must share one format.
 */
export const buildTimeline = <V extends Known, T>(
  versions: readonly V[],
  makeValue: (known: readonly V[]) => T | null,
  signatureOf: (value: T) => string = JSON.stringify,
): readonly Interval<T>[] => {
  const first = versions[0];
  if (first === undefined) return [];
  if (
    versions.every((version) => version.knownFrom === first.knownFrom && version.knownTo === first.knownTo)
  ) {
    return singleInterval(first, makeValue(versions));
  }
  const moments = [
    ...new Set(
      versions.flatMap(({ knownFrom, knownTo }) => (knownTo === null ? [knownFrom] : [knownFrom, knownTo])),
    ),
  ].toSorted();
  const intervals: Interval<T>[] = [];
  let lastSignature: string | null = null;
  moments.forEach((moment, index) => {
    const known = versions.filter((version) => isKnownAt(version, moment));
    const value = known.length === 0 ? null : makeValue(known);
    if (value === null) {
      lastSignature = null;
      return;
    }
    const knownTo = moments[index + 1] ?? null;
    const signature = signatureOf(value);
    const previous = intervals.at(-1);
    if (previous && signature === lastSignature) intervals[intervals.length - 1] = { ...previous, knownTo };
    else intervals.push({ knownFrom: moment, knownTo, value });
    lastSignature = signature;
  });
  return intervals;
};

const singleInterval = <T>({ knownFrom, knownTo }: Known, value: T | null): readonly Interval<T>[] =>
  value === null || knownTo === knownFrom ? [] : [{ knownFrom, knownTo, value }];
