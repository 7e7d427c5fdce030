import { MOST_IN_FILE } from '@mingjian/contract/ownership';
import { expect, it } from 'vitest';
import { fitIntoFile } from './fit-into-file.ts';
import { listNotes } from './list-notes.ts';

const edge = (holderId: number, ownedId: number) => ({
  holderId,
  ownedId,
  percent: 1,
  low: null,
  high: null,
  votes: null,
  recordIds: [ownedId],
  holderType: null,
  holderName: null,
});

const ROOT = 1;
const NOTHING = { edges: [], levels: new Map([[ROOT, 0]]) };

/** A hub with so many investments, each of which holds one more. */
const makeHub = (count: number) => {
  const first = Array.from({ length: count }, (_, at) => 10 + at);
  const second = first.map((id) => id + 1_000_000);
  return {
    edges: [...first.map((id) => edge(ROOT, id)), ...first.map((id) => edge(id, id + 1_000_000))],
    levels: new Map([
      [ROOT, 0],
      ...first.map((id): [number, number] => [id, 1]),
      ...second.map((id): [number, number] => [id, 2]),
    ]),
  };
};

it('keeps the nearest parties where a graph is larger than a file, and says so', () => {
  const cut = fitIntoFile(ROOT, NOTHING, makeHub(1_500));
  expect(cut).toMatchObject({ isCut: true });
  expect(cut.ids).toHaveLength(MOST_IN_FILE.parties);
  expect(cut.ids.filter((id) => id < 1_000_000)).toHaveLength(1_501);
  const kept = new Set(cut.ids);
  expect(cut.edges.every(({ holderId, ownedId }) => kept.has(holderId) && kept.has(ownedId))).toBe(true);
  expect(cut.edges).toHaveLength(MOST_IN_FILE.parties - 1);
  const rest = {
    keys: new Map(),
    holderTypes: new Map(),
    holdings: [],
    posts: [],
    smallOrEnded: 0,
    beyondDepth: 0,
  };
  const download = { companyId: ROOT, companyName: '', parties: new Map(), ...rest, isCut: true };
  expect(listNotes(download, 'bods-json')).toEqual([
    expect.stringContaining('The file is full (2000 parties'),
  ]);
});

it('keeps a graph that fits whole, a holding that both halves show once', () => {
  const small = fitIntoFile(
    ROOT,
    { edges: [edge(10, ROOT)], levels: new Map([[10, 1]]) },
    {
      edges: [edge(ROOT, 10), edge(10, ROOT)],
      levels: new Map([[10, 1]]),
    },
  );
  expect(small).toMatchObject({ isCut: false, ids: [ROOT, 10] });
  expect(small.edges).toHaveLength(2);
});
