import type { DataQualityView } from '@mingjian/contract/companies';
import type { Evidence, StatementRow } from '@mingjian/database/companies';
import type { SectionRow } from './section-row.ts';
import { QUALITY_PARTS, calculateDataQuality } from '@mingjian/domain/companies';
import type { DimensionEvidence } from '@mingjian/domain/companies';
import { findField } from '@mingjian/domain/dictionary';
import { STATEMENT_DIMENSIONS } from '@mingjian/domain/records';
import type { Coverage } from './coverage-states.ts';
import { findSectionState } from './coverage-states.ts';

type CoverageMap = ReadonlyMap<string, Coverage>;

const EXPECTED_DIMENSIONS: readonly string[] = [
  ...new Set(QUALITY_PARTS.flatMap(({ expected }) => expected.map(({ dimension }) => dimension))),
];
const STATEMENTS: ReadonlySet<string> = new Set(STATEMENT_DIMENSIONS);

export interface QualitySources {
  readonly evidence: Evidence;
  readonly coverage: CoverageMap;
  readonly rows: readonly SectionRow[];
  readonly statements: readonly StatementRow[];
  readonly on: string;
  /** Parts whose contents the caller may not see: their missing items are not named. */
  readonly withheld: ReadonlySet<string>;
}

const listFields = (sources: QualitySources, dimension: string): readonly string[] => {
  const latest =
    sources.statements.find(({ period_type }) => period_type === 'annual') ?? sources.statements[0];
  if (STATEMENTS.has(dimension)) {
    return Object.keys(latest?.items ?? {}).filter((field) => findField(field)?.dimension === dimension);
  }
  const payloads = sources.rows.filter((row) => row.dimension === dimension).map(({ payload }) => payload);
  const named = payloads.flatMap((payload) =>
    Object.entries(payload).flatMap(([field, value]) => (value === null || value === '' ? [] : [field])),
  );
  return [...new Set(named)];
};

const collectEvidence = (sources: QualitySources, dimension: string): DimensionEvidence => {
  const count = sources.evidence.dimensions.find((entry) => entry.dimension === dimension);
  const coverage = sources.coverage.get(dimension);
  const latestPeriod = sources.statements[0]?.period_end ?? null;
  return {
    dimension,
    fields: listFields(sources, dimension),
    state: findSectionState(coverage, count?.total ?? 0),
    confirmedOn: STATEMENTS.has(dimension) ? latestPeriod : (coverage?.checkedAt.slice(0, 10) ?? null),
    confidence: count?.confidence ?? null,
  };
};

const twoPlaces = (value: number): string => value.toFixed(2);
const twoPlacesOrNone = (value: number | null): string | null => (value === null ? null : twoPlaces(value));

/** The data quality score on the day with its parts, as decimal text. */
export const presentDataQuality = (sources: QualitySources): DataQualityView => {
  const evidence = EXPECTED_DIMENSIONS.map((dimension) => collectEvidence(sources, dimension));
  const quality = calculateDataQuality(evidence, sources.on);
  return {
    score: twoPlaces(quality.score),
    completeness: twoPlaces(quality.completeness),
    freshness: twoPlaces(quality.freshness),
    confidence: twoPlaces(quality.confidence),
    parts: quality.parts.map((part) => ({
      key: part.key,
      weight: part.weight,
      completeness: twoPlaces(part.completeness),
      freshness: twoPlacesOrNone(part.freshness),
      confidence: twoPlacesOrNone(part.confidence),
      missing: sources.withheld.has(part.key) ? [] : [...part.missing],
    })),
  };
};
