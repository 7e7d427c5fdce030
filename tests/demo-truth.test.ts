import { listTruth, makeDemoMarket } from '@mingjian/demo-market/market';
import type { RecordName, StoryTruth } from '@mingjian/demo-market/market';
import { CASE_DIMENSIONS, joinCases } from '@mingjian/domain/case-chains';
import type { CaseChain, CaseRecord } from '@mingjian/domain/case-chains';
import { isPossibleNamesake } from '@mingjian/domain/records';
import type { CompanyBatch } from '@mingjian/domain/records';
import { expect, test } from 'vitest';

const options = { companies: 2000, seed: 'mingjian' };
const truth = new Map<string, StoryTruth>([...listTruth(options)].map((one) => [one.creditCode, one]));
const nameOf = ({ dimension, naturalKey }: RecordName): string => `${dimension}|${naturalKey}`;

interface Told {
  readonly truth: StoryTruth;
  readonly chains: readonly CaseChain[];
  /** Names of the records of each chain. */
  readonly joined: readonly (readonly string[])[];
  readonly doubtful: ReadonlySet<string>;
}

/** The cases of a company as the platform joins them: latest versions, possible namesakes left out. */
const tell = ({ party, records }: CompanyBatch): Told => {
  const known = truth.get(party.keys[0]?.value ?? '');
  if (!known) throw new TypeError(`no truth of ${party.name}`);
  const latest = [...new Map(records.map((record) => [nameOf(record), record])).values()];
  const isDoubtful = ({ confidence = 100 }: { readonly confidence?: number }) =>
    isPossibleNamesake({ confidence });
  const own = latest.filter((record) => CASE_DIMENSIONS.includes(record.dimension) && !isDoubtful(record));
  const chains = joinCases(
    own.map(({ dimension, payload }, recordId): CaseRecord => ({ recordId, version: 1, dimension, payload })),
    party.name,
  );
  return {
    truth: known,
    chains,
    joined: chains.map(({ stages }) =>
      stages.flatMap(({ recordId }) => own.slice(recordId, recordId + 1).map(nameOf)).toSorted(),
    ),
    doubtful: new Set(latest.filter(isDoubtful).map(nameOf)),
  };
};

const told = [...makeDemoMarket(options)]
  .flatMap(({ companies }) => companies)
  .filter(({ records }) => records.length > 0)
  .map(tell);

test('at least 95 of 100 cases are joined exactly as they truly are', () => {
  let cases = 0;
  let right = 0;
  let long = 0;
  let longRight = 0;
  for (const { truth: known, joined } of told) {
    const found = new Set(joined.map((names) => names.join('\n')));
    for (const names of known.cases) {
      const isRight = found.has(names.map(nameOf).toSorted().join('\n'));
      cases += 1;
      right += Number(isRight);
      if (names.length < 4) continue;
      long += 1;
      longRight += Number(isRight);
    }
  }
  expect(cases).toBeGreaterThan(1500);
  expect(right / cases).toBeGreaterThanOrEqual(0.95);
  // Those with judgment and enforcement, which are the ones that can go wrong.
  expect(long).toBeGreaterThan(150);
  expect(longRight / long).toBeGreaterThanOrEqual(0.95);
});

test('cases run to every end: still open, ended for want of assets, performed or closed', () => {
  const states = Map.groupBy(
    told
      .flatMap(({ chains }) => chains)
      .filter(({ stages }) => stages.some(({ kind }) => kind === 'enforcement')),
    ({ state }) => state,
  );
  for (const state of ['open', 'terminated', 'ended'] as const)
    expect(states.get(state)?.length ?? 0, state).toBeGreaterThan(3);
});

test('what is truly of another party is doubtful, in no case of the firm, and nothing of its own is doubtful', () => {
  let firms = 0;
  for (const { truth: known, joined, doubtful } of told) {
    const foreign = new Set(known.namesakes.map(nameOf));
    if (foreign.size > 0) firms += 1;
    expect(doubtful).toEqual(foreign);
    expect(joined.flat().filter((name) => foreign.has(name))).toEqual([]);
  }
  expect(firms / told.length).toBeGreaterThan(0.02);
  expect(firms / told.length).toBeLessThan(0.06);
});
