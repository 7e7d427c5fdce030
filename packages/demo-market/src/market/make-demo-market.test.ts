import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isCreditCode } from '@mingjian/domain/credit-code';
import { findPayloadFaults } from '@mingjian/domain/records';
import type { CompanyBatch, RecordDraft } from '@mingjian/domain/records';
import { makeDemoMarket } from './index.ts';
import type { DemoMarketOptions } from './index.ts';
import { DIMENSIONS } from '@mingjian/domain/dictionary';

const listCompanies = (options: DemoMarketOptions): CompanyBatch[] =>
  [...makeDemoMarket(options)]
    .flatMap((batch) => batch.companies)
    .filter((company) => company.records.length > 0);

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const market = listCompanies({ companies: 300, seed: 'test' });
const records = market.flatMap((company) => company.records);

test('the same seed gives the same bytes, another seed others', () => {
  expect(hashOf(listCompanies({ companies: 300, seed: 'test' }))).toBe(hashOf(market));
  expect(hashOf(listCompanies({ companies: 300, seed: 'other' }))).not.toBe(hashOf(market));
});

test('the size of the batches does not change what is in them', () => {
  expect(hashOf(listCompanies({ companies: 300, seed: 'test', batchSize: 37 }))).toBe(hashOf(market));
});

test('every batch is marked as synthetic and every record names a source', () => {
  for (const batch of makeDemoMarket({ companies: 20 })) {
    expect(batch).toMatchObject({ isSynthetic: true, enteredBy: 'synthetic' });
  }
  expect(records.filter((record) => record.sourceId === undefined)).toEqual([]);
});

test('300 companies fit the dictionary, field by field', () => {
  expect(market).toHaveLength(300);
  const faults = records.flatMap((record) => findPayloadFaults(record.dimension, record.payload));
  expect(faults).toEqual([]);
  const computed = new Set(DIMENSIONS.filter(({ kind }) => kind === 'computed').map(({ key }) => key));
  expect(records.filter((record) => computed.has(record.dimension))).toEqual([]);
});

test('codes are valid by GB 32100, unique, and begin with the mark of the demo market', () => {
  const codes = market.map((company) => company.party.keys[0]?.value ?? '');
  expect(codes.filter((code) => !isCreditCode(code))).toEqual([]);
  expect(codes.filter((code) => code.slice(8, 10) !== 'DM')).toEqual([]);
  expect(new Set(codes).size).toBe(300);
});

test('names are unique in Chinese and carry an English name', () => {
  expect(new Set(market.map((company) => company.party.name)).size).toBe(300);
  const isNamedInEnglish = (record: RecordDraft): boolean =>
    typeof record.payload['english_name'] === 'string';
  expect(market.filter((company) => !company.records.some(isNamedInEnglish))).toEqual([]);
});

test('a change names what stood before and after: the people of a post, the scope, the term', () => {
  const changes = records.filter(({ dimension }) => dimension === 'change_record');
  expect(new Set(changes.map(({ payload }) => payload['change_category'])).size).toBeGreaterThan(5);
  const isEmpty = ({ payload }: RecordDraft): boolean =>
    !payload['content_before'] || payload['content_before'] === payload['content_after'];
  expect(changes.filter(isEmpty)).toEqual([]);
});

test('who a filing names as new in a post holds it since that day', () => {
  const appointed = market.flatMap(({ records: own }) => {
    const posts = own
      .filter(({ dimension }) => dimension === 'key_personnel')
      .map(({ payload }) => [payload['person_name'], payload['appointed_on']]);
    return own
      .filter(({ payload }) => payload['change_category'] === 'management')
      .map(({ payload }) => {
        const name = JSON.stringify(payload['content_after']).replace(/（.*/, '"');
        return posts.some((post) => JSON.stringify(post[0]) === name && post[1] === payload['change_date']);
      });
  });
  expect(appointed.length).toBeGreaterThan(20);
  expect(appointed).not.toContain(false);
});

test('what happened was published after it happened and known after it was published, never after the last day', () => {
  const wrong = records.filter(
    ({ eventDate, publishedOn, knownFrom }) =>
      !(String(eventDate) <= String(publishedOn) && String(publishedOn) <= String(knownFrom).slice(0, 10)),
  );
  expect(wrong).toEqual([]);
  expect(records.filter(({ knownFrom }) => String(knownFrom) > '2026-09-30T02:00:00.000Z')).toEqual([]);
  expect(records.filter(({ validFrom, validTo }) => validTo && String(validFrom) > validTo)).toEqual([]);
});

const groupVersions = (drafts: readonly RecordDraft[]) =>
  Map.groupBy(drafts, (draft) => `${draft.dimension}|${draft.sourceId}|${draft.naturalKey}`);

test('versions of a record follow one another; some are withdrawn, some mended', () => {
  let later = 0;
  for (const { records: drafts } of market) {
    for (const [key, versions] of groupVersions(drafts)) {
      const moments = versions.map((version) => String(version.knownFrom));
      expect(new Set(moments).size, key).toBe(moments.length);
      expect(moments, key).toEqual(moments.toSorted());
      later += versions.length - 1;
    }
  }
  expect(later).toBeGreaterThan(100);
  expect(new Set(records.map((record) => record.status ?? 'current'))).toEqual(
    new Set(['current', 'removed_by_source', 'repaired']),
  );
});

test('a firm founded after the first reading has no record before its foundation', () => {
  for (const { records: drafts, party } of market) {
    const founded = drafts[0]?.payload['establishment_date'];
    if (typeof founded !== 'string') throw new TypeError(`${party.name} has no day of foundation`);
    const early = drafts.filter((draft) => String(draft.eventDate) < founded);
    expect(
      early.map((draft) => draft.dimension),
      party.name,
    ).toEqual([]);
  }
});

test('what was looked for and not found is said, and never where there is a record', () => {
  for (const { records: drafts, coverage = [] } of market) {
    const found = new Set(drafts.map((draft) => draft.dimension));
    expect(coverage.filter(({ dimension }) => found.has(dimension))).toEqual([]);
    expect(coverage.length).toBeGreaterThan(3);
  }
});

test('a market of no companies or half a company is refused', () => {
  expect(() => [...makeDemoMarket({ companies: 0 })]).toThrow(RangeError);
  expect(() => [...makeDemoMarket({ companies: 1.5 })]).toThrow(RangeError);
  expect(() => [...makeDemoMarket({ companies: 5, asOf: '2026-02-30' })]).toThrow(RangeError);
});
