import { describe, expect, test } from 'vitest';
import {
  calculatePower,
  findActualController,
  findControlled,
  findHeads,
  makeCloseLinks,
  makeOwnership,
  streamColumns,
} from '../index.ts';
import type { ControlFacts, ControlRules } from '../index.ts';
import { readHoldings } from '../fixtures/read-holdings.ts';

const ask = (text: string, company: string, rules: ControlRules = {}, facts: ControlFacts = {}) => {
  const ownership = makeOwnership(readHoldings(text));
  return findActualController(ownership, findHeads(ownership, rules), company, facts);
};
const isListed = (id: string | number) => id === 'L';

describe('the actual controller', () => {
  test('by a majority of the shares, of the votes alone, or together with controlled companies', () => {
    expect(ask('P>A .6, Q>A .4', 'A').controllers).toEqual([
      {
        parties: ['P'],
        basis: 'majority_shares',
        isDisclosed: false,
        confidence: 'high',
        votes: 60,
        percent: 60,
        isFirm: false,
      },
    ]);
    expect(ask('P>A .51, A>B .51', 'B').controllers[0]).toMatchObject({
      parties: ['P'],
      basis: 'majority_votes',
      votes: 51,
      percent: 26.01,
    });
    const dual = makeOwnership([
      { holder: 'P', owned: 'A', percent: 20, votes: 60 },
      { holder: 'Q', owned: 'A', percent: 80, votes: 40 },
    ]);
    expect(findActualController(dual, findHeads(dual), 'A').controllers[0]).toMatchObject({
      parties: ['P'],
      basis: 'majority_votes',
      votes: 60,
      percent: 20,
    });
  });

  test('50 is no majority; treasury shares have no vote', () => {
    expect(ask('P>A .5, Q>A .5', 'A')).toMatchObject({ controllers: [], none: 'dispersed' });
    expect(ask('A>A .1, P>A .46, Q>A .44', 'A').controllers[0]).toMatchObject({ parties: ['P'] });
  });

  test('a path that loops back is walked once', () => {
    const round = makeOwnership(readHoldings('P>A .6, A>B .7, B>A .3'));
    expect(findControlled(round, 'P').map(({ company }) => company)).toEqual(['A', 'B']);
    expect(findControlled(round, 'nobody')).toEqual([]);
  });

  test('those who act in concert count as one, in one company or everywhere', () => {
    const edges = 'P>A .3, Q>A .25, R>A .45, P>B .3, Q>B .25, R>B .45';
    const concerts = [{ members: ['Q', 'P'], company: 'A' }];
    expect(ask(edges, 'A', { concerts }).controllers[0]).toMatchObject({
      parties: ['P', 'Q'],
      basis: 'agreement',
      votes: 55,
    });
    expect(ask(edges, 'B', { concerts }).controllers).toEqual([]);
    expect(ask(edges, 'B', { concerts: [{ members: ['Q', 'P'] }] }).controllers).toHaveLength(1);
    expect(ask(edges, 'B', { concerts: [{ members: ['Q', 'P'], company: 'nobody' }] }).controllers).toEqual(
      [],
    );
  });

  test('by relative control with less confidence: above 30 % of a listed company, or twice the second', () => {
    expect(ask('P>L .31, Q>L .2', 'L', {}, { isListed }).controllers[0]).toMatchObject({
      parties: ['P'],
      basis: 'largest_chain',
      confidence: 'medium',
    });
    expect(ask('P>L .3, Q>L .2', 'L', {}, { isListed }).none).toBe('dispersed');
    expect(ask('P>A .4, Q>A .2, R>A .2, S>A .2', 'A').controllers[0]).toMatchObject({ confidence: 'low' });
    expect(ask('P>A .4, Q>A .2', 'A').none).toBe('dispersed');
    expect(ask('P>A .1, Q>A .02', 'A').none).toBe('not_disclosed');
    expect(ask('P>H .8, H>L .35, Q>L .1', 'L', {}, { isListed }).controllers[0]).toMatchObject({
      parties: ['P'],
      votes: 35,
      percent: 28,
      basis: 'largest_chain',
    });
  });

  test('the way up ends with a state-asset authority, and with a company that nobody controls', () => {
    const isStop = (id: string | number) => id === 'SASAC';
    expect(ask('State>SASAC 1, SASAC>A .9', 'A', { isStop }).controllers[0]).toMatchObject({
      parties: ['SASAC'],
    });
    expect(ask('State>SASAC 1, SASAC>A .9', 'A').controllers[0]).toMatchObject({ parties: ['State'] });
    expect(ask('P>H .5, Q>H .5, H>A .9', 'A').controllers[0]).toMatchObject({ parties: ['H'], isFirm: true });
  });

  test('what was disclosed comes first, and is marked where it agrees with what was inferred', () => {
    const findDisclosed = () => ({ controllers: ['P'], basis: 'board' as const });
    expect(ask('P>A .6', 'A', {}, { findDisclosed }).controllers).toMatchObject([
      { parties: ['P'], isDisclosed: true, basis: 'majority_shares' },
    ]);
    expect(ask('P>A .1, Q>A .6', 'A', {}, { findDisclosed }).controllers).toMatchObject([
      { parties: ['P'], isDisclosed: true, basis: 'board', percent: 10 },
      { parties: ['Q'], isDisclosed: false },
    ]);
  });

  test('below companies whose votes go round it is all of them; a company not on file has none', () => {
    const round = 'A>B .6, B>A .6, P>A .4, Q>B .4, A>C 1';
    expect(ask(round, 'C').controllers[0]?.parties).toEqual(['A', 'B']);
    expect(ask(round, 'nobody')).toMatchObject({ controllers: [], none: 'not_disclosed', blocks: [] });
    expect(ask('A>B .6, A>C .6, B>A .3, C>A .3, P>A .4', 'A')).toMatchObject({
      none: 'mutual',
      mutual: ['A', 'B', 'C'],
    });
  });
});

test('power is counted over whole weights of at most fifty blocks', () => {
  expect(() => calculatePower([1.5], 1)).toThrow(RangeError);
  expect(() =>
    calculatePower(
      Array.from({ length: 51 }, () => 1),
      25,
    ),
  ).toThrow(RangeError);
  expect(calculatePower([10, 10], 50)).toEqual({ shapley: [0, 0], banzhaf: [0, 0] });
  const { shapley } = calculatePower(
    Array.from({ length: 40 }, () => 5),
    100,
  );
  for (const share of shapley) expect(share).toBeCloseTo(1 / 40, 9);
});

test('close links: 20 % of capital or votes, directly, over paths, or by one holder', () => {
  const ownership = makeOwnership([
    ...readHoldings('P>A .5, A>B .4, Q>B .19, Q>A .2'),
    { holder: 'R', owned: 'C', percent: 5, votes: 30 },
  ]);
  const { ids } = ownership.graph;
  const closeLinks = makeCloseLinks(ownership);
  for (const column of streamColumns(ownership)) closeLinks.add(column);
  const [links, common] = [[...closeLinks.links()], [...closeLinks.common()]];
  expect(links.map(({ holder, owned, kind }) => `${ids[holder]}>${ids[owned]} ${kind}`).toSorted()).toEqual([
    'A>B direct',
    'P>A direct',
    'P>B indirect',
    'Q>A direct',
    'Q>B indirect',
    'R>C direct',
  ]);
  expect(
    common.map(({ holder, companies }) => [ids[holder], companies.map((company) => ids[company])]),
  ).toEqual([
    ['P', ['A', 'B']],
    ['Q', ['A', 'B']],
  ]);
});
