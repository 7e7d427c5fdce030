import { describe, expect, test } from 'vitest';
import { findCommonHolders, findGroups, findRelation, makeOwnership } from '../index.ts';
import { readHoldings } from '../fixtures/read-holdings.ts';

const STATE =
  'SASAC>X 1, SASAC>Y .8, X>X1 .6, X>X2 .4, X1>X2 .2, Y>Y1 1, Q>Y .2, P>A .7, P>B .6, A>A1 .9, B>B1 .4';
const isStop = (id: string | number) => id === 'SASAC';

describe('groups', () => {
  const groups = findGroups(makeOwnership(readHoldings(STATE)), { isStop });

  test('a state-asset authority makes no group of all state firms', () => {
    expect(groups.map(({ core, controllers }) => [core, controllers])).toEqual([
      ['A', ['P']],
      ['X', ['X']],
      ['Y', ['Y']],
    ]);
  });

  test('members have levels; what two members hold together counts', () => {
    expect(groups[1]?.members).toEqual([
      { company: 'X', level: 0 },
      { company: 'X1', level: 1 },
      { company: 'X2', level: 2 },
    ]);
  });

  test('companies of one person are one group, called after the one that has most; a minority is no member', () => {
    expect(groups[0]?.members.map(({ company, level }) => `${company} ${level}`)).toEqual([
      'A 0',
      'B 0',
      'A1 1',
    ]);
  });

  test('without the stop all state firms would be one group', () => {
    const [largest] = findGroups(makeOwnership(readHoldings(STATE)));
    expect(largest?.controllers).toEqual(['SASAC']);
    expect(largest?.members).toHaveLength(5);
  });

  test('persons that act in concert and companies whose votes go round make groups too', () => {
    const concert = makeOwnership(readHoldings('P>A .3, Q>A .3, A>B .8'));
    expect(findGroups(concert, { concerts: [{ members: ['Q', 'P'] }] })).toEqual([
      {
        core: 'A',
        controllers: ['P', 'Q'],
        members: [
          { company: 'A', level: 0 },
          { company: 'B', level: 1 },
        ],
      },
    ]);
    const [round] = findGroups(makeOwnership(readHoldings('A>B .6, B>A .6, P>A .4')));
    expect(round?.controllers).toEqual(['A', 'B']);
    expect(round?.members).toHaveLength(2);
  });
});

describe('the shortest relation', () => {
  const ownership = makeOwnership(
    readHoldings('SASAC>X 1, SASAC>Y 1, X>X1 .6, P>X1 .4, P>Z .5, Z>Y1 .1, Y>Y1 .9'),
  );

  test('goes over holdings in either direction, the state passed by', () => {
    expect(findRelation(ownership, 'X', 'Y', { isStop })?.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
      'holds X1',
      'held P',
      'holds Z',
      'holds Y1',
      'held Y',
    ]);
    expect(findRelation(ownership, 'X', 'Y')).toEqual([
      { from: 'X', to: 'SASAC', kind: 'held', percent: 100 },
      { from: 'SASAC', to: 'Y', kind: 'holds', percent: 100 },
    ]);
  });

  test('goes over persons who sit in both', () => {
    const ties = [
      { from: 'M', to: 'X', kind: 'director' },
      { from: 'M', to: 'Y', kind: 'legal_representative' },
    ];
    expect(findRelation(ownership, 'X', 'Y', { isStop, ties })).toEqual([
      { from: 'X', to: 'M', kind: 'director', percent: null },
      { from: 'M', to: 'Y', kind: 'legal_representative', percent: null },
    ]);
  });

  test('is none within the steps asked for, and empty from a party to itself', () => {
    expect(findRelation(ownership, 'X', 'Y', { isStop, most: 4 })).toBeNull();
    expect(findRelation(ownership, 'X', 'nobody')).toBeNull();
    expect(findRelation(ownership, 'X', 'X')).toEqual([]);
  });
});

test('common holders hold of each company, directly or not', () => {
  const ownership = makeOwnership(readHoldings('P>H .5, H>A .4, P>B .3, Q>A .6, Q>B .1'));
  expect(findCommonHolders(ownership, ['A', 'B'])).toEqual([
    { holder: 'P', percents: [20, 30], isUltimate: true },
    { holder: 'Q', percents: [60, 10], isUltimate: true },
  ]);
  expect(findCommonHolders(ownership, ['A', 'B'], 20).map(({ holder }) => holder)).toEqual(['P']);
  expect(findCommonHolders(ownership, ['A', 'nobody'])).toEqual([]);
});
