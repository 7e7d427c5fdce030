import type { Contribution } from '../contribution.ts';
import { REGISTRY_ITEMS } from './items.ts';
import type { RegistryItem } from './items.ts';
import type { RegistryInput } from './readings.ts';

/** Prior doubt about the sum, in log-odds. */
export const REGISTRY_DEVIATION = 1;

const scoreItem = (item: RegistryItem, input: RegistryInput): Contribution => {
  const reading = item.read(input);
  const points = Object.values(item.bands);
  const common = {
    model: 'registry' as const,
    code: item.code,
    bestLogOdds: Math.min(...points),
    worstLogOdds: Math.max(...points),
  };
  if (!reading) return { ...common, value: null, band: null, state: 'missing', logOdds: 0, evidence: [] };
  return {
    ...common,
    value: reading.value,
    band: reading.band,
    state: 'known',
    logOdds: item.bands[reading.band] ?? 0,
    evidence: (reading.facts ?? []).map(({ dimension, recordId, knownFrom }) => ({
      dimension,
      recordId,
      knownFrom,
      weight: 1,
    })),
  };
};

/** What each item of the register adds to the log-odds of default over the central tendency; what is not known adds nothing. */
export const scoreRegistry = (input: RegistryInput): readonly Contribution[] =>
  REGISTRY_ITEMS.map((item) => scoreItem(item, input));

/** Share of the items that are known, 0..1. */
export const shareKnown = (parts: readonly Contribution[]): number =>
  parts.filter(({ state }) => state === 'known').length / parts.length;
