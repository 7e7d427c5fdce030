import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBeneficialOwners, findHeads, makeOwnerList, makeOwnership, streamColumns } from '../index.ts';
import type { Holding, ListedOwner } from '../index.ts';

const FIRMS = ['A', 'B', 'C', 'D', 'E'];
const PERSONS = ['P', 'Q', 'R'];

/** Webs with loops, treasury shares and votes apart from the capital. */
const web: fc.Arbitrary<readonly Holding[]> = fc
  .array(
    fc.record({
      owned: fc.constantFrom(...FIRMS),
      holder: fc.constantFrom(...PERSONS, ...FIRMS, ...PERSONS),
      weight: fc.integer({ min: 1, max: 100 }),
      votes: fc.option(fc.constantFrom(0, 0.5, 1), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 16 },
  )
  .map((edges) => {
    const sums = new Map<string, number>();
    for (const { owned, weight } of edges) sums.set(owned, (sums.get(owned) ?? 0) + weight);
    return edges.map(({ owned, holder, weight, votes }) => {
      const percent = (100 * weight) / sums.get(owned)!;
      return { owned, holder, percent, votes: votes === undefined ? undefined : votes * percent };
    });
  });

const UNKNOWN = {
  capitalYuan: null,
  legalRepresentative: null,
  personInCharge: null,
  isStateOwned: false,
  hasUndertaken: null,
  mustFile: true,
};

const listAlone = (holdings: readonly Holding[], threshold: number): readonly ListedOwner[] => {
  const ownership = makeOwnership(holdings);
  const { graph } = ownership;
  const heads = findHeads(ownership);
  const kindOf = (id: string | number) =>
    graph.isFirm[graph.numbers.get(id)!] ? ('company' as const) : ('person' as const);
  return graph.ids
    .filter((_, party) => graph.isFirm[party] === 1)
    .flatMap((company) =>
      findBeneficialOwners(ownership, heads, { company, ...UNKNOWN }, { kindOf }, threshold).owners.map(
        ({ party, percent, votes, test: met }) => ({ company, owner: party, percent, votes, test: met }),
      ),
    );
};

const listTogether = (holdings: readonly Holding[], threshold: number): readonly ListedOwner[] => {
  const ownership = makeOwnership(holdings);
  const list = makeOwnerList(ownership, findHeads(ownership), threshold);
  for (const column of streamColumns(ownership)) list.add(column);
  return [...list.owners()];
};

const write = ({ company, owner, percent, votes, test: met }: ListedOwner): string =>
  `${company} ${owner} ${percent.toFixed(6)} ${votes.toFixed(6)} ${met}`;

/** Meets every test: chance alone does not promise that. */
const ONE_OF_EACH: readonly Holding[] = [
  { owned: 'A', holder: 'P', percent: 20, votes: 40 },
  { owned: 'A', holder: 'Q', percent: 80, votes: 60 },
  { owned: 'B', holder: 'A', percent: 10, votes: 60 },
  { owned: 'B', holder: 'R', percent: 90, votes: 40 },
];

test('owners of all companies at once are those of each alone', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(web, fc.constantFrom(5, 25, 60), (holdings, threshold) => {
      const together = listTogether(holdings, threshold);
      for (const owner of together) met.add(owner.test);
      expect(together.map(write).toSorted()).toEqual(listAlone(holdings, threshold).map(write).toSorted());
    }),
    { numRuns: 300, examples: [[ONE_OF_EACH, 25]] },
  );
  expect([...met].toSorted()).toEqual(['1_equity_25', '2_income_or_vote_25', '3_actual_control']);
});

test('a person at the top of forty majorities commands the votes though hardly any capital is left', () => {
  const chain = Array.from({ length: 40 }, (_, at) => ({
    holder: at === 0 ? 'P' : `C${at}`,
    owned: `C${at + 1}`,
    percent: 51,
  }));
  const last = { company: 'C40', owner: 'P', percent: 0, votes: 51, test: '2_income_or_vote_25' };
  expect(listTogether(chain, 25).at(-1)).toEqual(last);
  expect(listAlone(chain, 25).at(-1)).toEqual(last);
});
