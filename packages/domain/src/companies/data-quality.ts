import { calculateCompletedMonths } from '../calendar/index.ts';
import type { CoverageState, IsoDate } from '../records/index.ts';
import type { QualityPartKey, QualityPartRule } from './data-quality-parts.ts';
import { QUALITY_PARTS } from './data-quality-parts.ts';

/** What is on file about one dimension of one company. */
export interface DimensionEvidence {
  readonly dimension: string;
  /** Fields with a value in any current record; of statements: in the latest period. */
  readonly fields: readonly string[];
  readonly state: CoverageState;
  /** The day the values speak of: period end of a statement, last confirmation by the source otherwise. */
  readonly confirmedOn: IsoDate | null;
  /** Mean confidence of the current records, 0-100; null when there is none. */
  readonly confidence: number | null;
}

export interface QualityPart {
  readonly key: QualityPartKey;
  readonly weight: number;
  /** 0-100 each; freshness and confidence are null where nothing is on file. */
  readonly completeness: number;
  readonly freshness: number | null;
  readonly confidence: number | null;
  readonly missing: readonly { readonly dimension: string; readonly field: string | null }[];
}

export interface DataQuality {
  /** 0-100 = completeness x freshness x confidence / 10,000. */
  readonly score: number;
  readonly completeness: number;
  readonly freshness: number;
  readonly confidence: number;
  readonly parts: readonly QualityPart[];
}

/** States that answer the question: the source has it, or it was asked and there is none. */
const ANSWERED: readonly CoverageState[] = ['found', 'none_found', 'not_applicable'];

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const freshnessOf = (confirmedOn: IsoDate, on: IsoDate, halfLifeMonths: number): number =>
  100 * 0.5 ** (Math.max(0, calculateCompletedMonths(confirmedOn, on)) / halfLifeMonths);

const isPresent = (evidence: DimensionEvidence | undefined, field: string | null): boolean => {
  if (!evidence) return false;
  if (field === null) return ANSWERED.includes(evidence.state);
  return evidence.state === 'not_applicable' || evidence.fields.includes(field);
};

const calculatePart = (
  rule: QualityPartRule,
  evidence: ReadonlyMap<string, DimensionEvidence>,
  on: IsoDate,
): QualityPart => {
  const missing = rule.expected.filter((item) => !isPresent(evidence.get(item.dimension), item.field));
  const dimensions = [...new Set(rule.expected.map((item) => item.dimension))]
    .map((dimension) => evidence.get(dimension))
    .filter((found) => found !== undefined);
  return {
    key: rule.key,
    weight: rule.weight,
    completeness: (100 * (rule.expected.length - missing.length)) / rule.expected.length,
    freshness: mean(
      dimensions.flatMap(({ confirmedOn }) =>
        confirmedOn === null ? [] : [freshnessOf(confirmedOn, on, rule.halfLifeMonths)],
      ),
    ),
    confidence: mean(dimensions.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]))),
    missing,
  };
};

const weighted = (parts: readonly QualityPart[], read: (part: QualityPart) => number | null): number => {
  let sum = 0;
  let weight = 0;
  for (const part of parts) {
    const value = read(part);
    if (value === null) continue;
    sum += value * part.weight;
    weight += part.weight;
  }
  return weight === 0 ? 0 : sum / weight;
};

/**
 * Data quality score of a company on a day, 0-100: completeness x freshness x confidence, each 0-100.
 * Completeness is the weighted share of expected items on file (an answered "none found" is on file);
 * freshness halves every 12, 18 or 24 months after the last confirmation; confidence is that of the records.
 * A part without any evidence lowers completeness only. Formula and example: docs/figures/data-quality.md.
 */
export const calculateDataQuality = (evidence: readonly DimensionEvidence[], on: IsoDate): DataQuality => {
  const byDimension = new Map(evidence.map((entry) => [entry.dimension, entry]));
  const parts = QUALITY_PARTS.map((rule) => calculatePart(rule, byDimension, on));
  const completeness = weighted(parts, (part) => part.completeness);
  const freshness = weighted(parts, (part) => part.freshness);
  const confidence = weighted(parts, (part) => part.confidence);
  return {
    score: (completeness * freshness * confidence) / 10_000,
    completeness,
    freshness,
    confidence,
    parts,
  };
};
