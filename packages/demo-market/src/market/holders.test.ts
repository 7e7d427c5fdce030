import type { RecordDraft } from '@mingjian/domain/records';
import { expect, test } from 'vitest';
import { makeDemoMarket } from './index.ts';

const UNITS = 10_000;
const WHOLE_IN_UNITS = 100 * UNITS;

const market = [...makeDemoMarket({ companies: 3000, seed: 'holders' })]
  .flatMap(({ companies }) => companies)
  .filter(({ records }) => records.length > 0);

/** Of each holder the newest version that was known at a moment. */
const listKnown = (holders: readonly RecordDraft[], moment: string): readonly RecordDraft[] => [
  ...new Map(
    holders
      .filter(({ knownFrom }) => String(knownFrom) <= moment)
      .toSorted((a, b) => (String(a.knownFrom) < String(b.knownFrom) ? -1 : 1))
      .map((holder) => [holder.naturalKey, holder]),
  ).values(),
];

const sumOn = (holders: readonly RecordDraft[], day: string): number =>
  holders
    .filter(({ validFrom, validTo }) => String(validFrom) <= day && (!validTo || validTo > day))
    .reduce((sum, { payload }) => sum + Math.round(Number(payload['holding_pct'] ?? 0) * UNITS), 0);

const holdersOf = (records: readonly RecordDraft[]) =>
  records.filter(({ dimension }) => dimension === 'shareholder');

test('nobody holds more than all of a firm on any day, as it was and as it was known', () => {
  const overstated: string[] = [];
  let days = 0;
  for (const { party, records } of market) {
    const holders = holdersOf(records);
    const last = listKnown(holders, '9999');
    const moments = [...new Set(holders.map(({ knownFrom }) => String(knownFrom)))];
    const turns = [...new Set(last.flatMap(({ validFrom, validTo }) => [validFrom, validTo]))];
    const sums = [
      ...moments.map((moment) => sumOn(listKnown(holders, moment), moment.slice(0, 10))),
      ...turns.flatMap((day) => (day ? sumOn(last, day) : [])),
    ];
    days += sums.length;
    if (sums.some((sum) => sum > WHOLE_IN_UNITS)) overstated.push(party.name);
  }
  expect(overstated).toEqual([]);
  expect(days).toBeGreaterThan(market.length);
});

test('nobody buys into a firm that has ended; where somebody bought before, the seller has left', () => {
  const late: string[] = [];
  const staying: string[] = [];
  let ended = 0;
  let transfers = 0;
  for (const { party, records } of market) {
    const holders = listKnown(holdersOf(records), '9999');
    const registration = records.findLast(({ dimension }) => dimension === 'basic_registration')?.payload;
    const end = registration?.['deregistration_date'] ?? registration?.['revocation_date'];
    if (typeof end === 'string') {
      ended += 1;
      if (holders.some(({ validFrom }) => String(validFrom) > end)) late.push(party.name);
    }
    for (const { payload, eventDate } of records) {
      if (payload['change_type'] !== 'transfer') continue;
      transfers += 1;
      const seller = holders.find(({ payload: held }) => held['shareholder_name'] === payload['transferor']);
      if (seller?.validTo !== eventDate) staying.push(party.name);
    }
  }
  expect(late).toEqual([]);
  expect(staying).toEqual([]);
  expect(ended).toBeGreaterThan(50);
  expect(transfers).toBeGreaterThan(50);
});
