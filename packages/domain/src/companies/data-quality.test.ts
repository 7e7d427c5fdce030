import { expect, test } from 'vitest';
import { findDimension, findField } from '../dictionary/index.ts';
import type { DimensionEvidence } from './index.ts';
import { QUALITY_PARTS, calculateDataQuality } from './index.ts';

const ON = '2026-11-20';

const fullEvidence = (confirmedOn: string, confidence: number): readonly DimensionEvidence[] =>
  [...new Set(QUALITY_PARTS.flatMap(({ expected }) => expected.map(({ dimension }) => dimension)))].map(
    (dimension) => ({
      dimension,
      fields: QUALITY_PARTS.flatMap(({ expected }) =>
        expected.flatMap((item) => (item.dimension === dimension && item.field ? [item.field] : [])),
      ),
      state: 'found',
      confirmedOn,
      confidence,
    }),
  );

test('a complete file confirmed today by sure records is 100', () => {
  expect(calculateDataQuality(fullEvidence(ON, 100), ON)).toMatchObject({
    score: 100,
    completeness: 100,
    freshness: 100,
    confidence: 100,
  });
});

test('an empty file is 0, and every item is named as missing', () => {
  const quality = calculateDataQuality([], ON);
  expect(quality.score).toBe(0);
  expect(quality.parts.flatMap(({ missing }) => missing)).toHaveLength(
    QUALITY_PARTS.reduce((sum, { expected }) => sum + expected.length, 0),
  );
});

test('statements of eighteen months ago are half as fresh', () => {
  const evidence = fullEvidence(ON, 100).map((entry) =>
    ['balance_sheet', 'income_statement', 'cash_flow_statement'].includes(entry.dimension)
      ? { ...entry, confirmedOn: '2025-05-20' }
      : entry,
  );
  const quality = calculateDataQuality(evidence, ON);
  expect(quality.parts.find(({ key }) => key === 'statements')?.freshness).toBeCloseTo(50, 10);
  expect(quality.freshness).toBeCloseTo(30 + 20 + 35 / 2 + 15, 10);
});

test('the score is the product of its three parts', () => {
  const quality = calculateDataQuality(fullEvidence('2025-11-20', 80), ON);
  expect(quality.confidence).toBe(80);
  expect(quality.score).toBeCloseTo(
    (quality.completeness * quality.freshness * quality.confidence) / 10_000,
    10,
  );
});

test('a source that was asked and holds nothing counts as answered, one that was not asked does not', () => {
  const answer = (state: DimensionEvidence['state']) =>
    calculateDataQuality(
      fullEvidence(ON, 100).map((entry) => (entry.dimension === 'enforcement' ? { ...entry, state } : entry)),
      ON,
    ).parts.find(({ key }) => key === 'negative');
  expect(answer('none_found')?.completeness).toBe(100);
  expect(answer('not_yet_fetched')?.missing).toEqual([{ dimension: 'enforcement', field: null }]);
});

test('a register entry alone is complete in its part only', () => {
  const quality = calculateDataQuality(
    fullEvidence(ON, 100).filter(({ dimension }) =>
      QUALITY_PARTS[0]?.expected.some((item) => item.dimension === dimension),
    ),
    ON,
  );
  expect(quality.completeness).toBe(30);
  expect(quality.freshness).toBe(100);
  expect(quality.parts.find(({ key }) => key === 'statements')?.freshness).toBeNull();
});

test('weights add up to 100 and every expected item is in the dictionary', () => {
  expect(QUALITY_PARTS.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  for (const { dimension, field } of QUALITY_PARTS.flatMap(({ expected }) => expected)) {
    expect(findDimension(dimension), dimension).toBeDefined();
    const home = field === null ? dimension : findField(field)?.dimension;
    expect(home, `${dimension} ${field}`).toBe(dimension);
  }
});

test('the example of docs/figures/data-quality.md', () => {
  const registration = QUALITY_PARTS[0]?.expected.map(({ dimension }) => dimension) ?? [];
  const quality = calculateDataQuality(
    fullEvidence('2025-11-20', 90).filter(({ dimension }) => registration.includes(dimension)),
    ON,
  );
  expect(quality.score).toBeCloseTo(19.09, 2);
});
