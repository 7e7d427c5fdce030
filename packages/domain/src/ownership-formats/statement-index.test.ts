import { describe, expect, it } from 'vitest';
import { makeStatementIndex } from './index.ts';
import type { HoldingTerm, LinkStatement, PostTerm } from './index.ts';

const holding = (percent: number, from: string | null): HoldingTerm => ({
  percent,
  min: null,
  max: null,
  votes: null,
  from,
  to: null,
});
const chair = (from: string): PostTerm => ({ kind: 'chair', role: '董事长', from, to: null });

const link = (
  statedOn: string,
  holdings: HoldingTerm[],
  posts: PostTerm[] = [],
  isClosed = false,
): LinkStatement => ({
  type: 'link',
  id: 'r',
  namespace: '',
  ownedId: 'c',
  holderId: 'h',
  source: null,
  statedOn,
  isClosed,
  holdings,
  posts,
});

/** Percent, from, to of each term of each statement, as `60 2015..2021`. */
const tell = (statements: readonly LinkStatement[]): string[][] => {
  const index = makeStatementIndex();
  for (const [number, statement] of statements.entries()) index.add(statement, number);
  return statements.map((statement, number) => {
    const { holdings, posts } = index.place(statement, number);
    return [
      ...holdings.map(({ percent, from, to }) => `${percent} ${from}..${to}`),
      ...posts.map(({ role, from, to }) => `${role} ${from}..${to}`),
    ];
  });
};

describe('statements about one link', () => {
  it('follow each other: a share lasts until the next one begins, a post that goes on stands once', () => {
    const first = link('2020-01-10', [holding(60, '2015-03-01')], [chair('2015-03-01')]);
    const second = link('2021-10-01', [holding(45, '2021-09-24')], [chair('2015-03-01')]);
    expect(tell([first, second])).toEqual([
      ['60 2015-03-01..2021-09-24'],
      ['45 2021-09-24..null', '董事长 2015-03-01..null'],
    ]);
    expect(tell([second, first]).toReversed()).toEqual(tell([first, second]));
  });

  it('replace each other where the later one begins no later or names no day', () => {
    expect(
      tell([
        link('2020-01-01', [holding(60, '2015-03-01')]),
        link('2020-02-01', [holding(61, '2015-03-01')]),
      ]),
    ).toEqual([[], ['61 2015-03-01..null']]);
    expect(tell([link('2020-01-01', [holding(60, null)]), link('2020-02-01', [holding(61, null)])])).toEqual([
      [],
      ['61 null..null'],
    ]);
  });

  it('end what the later one does not repeat on its day', () => {
    const both = link('2020-01-01', [holding(60, '2015-03-01')], [chair('2015-03-01')]);
    expect(tell([both, link('2022-01-01', [holding(50, '2021-05-01')])])).toEqual([
      ['60 2015-03-01..2021-05-01', '董事长 2015-03-01..2022-01-01'],
      ['50 2021-05-01..null'],
    ]);
  });

  it('end with the day on which the record is closed', () => {
    const open = link('2020-01-01', [holding(60, '2015-03-01')]);
    const closed = link('2023-03-03', [holding(60, '2015-03-01')], [], true);
    expect(tell([open, closed])).toEqual([[], ['60 2015-03-01..2023-03-03']]);
  });
});
