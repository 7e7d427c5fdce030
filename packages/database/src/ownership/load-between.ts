import type { AsAt } from '@mingjian/domain/records';
import { isStateBody } from '@mingjian/domain/ownership';
import type { Database } from '../connection/index.ts';
import { listLevel } from './list-level.ts';
import { joinRecords } from './join-records.ts';
import type { HoldingEdge } from './join-records.ts';
import { listPosts } from './list-posts.ts';
import type { Post, PostList } from './list-posts.ts';

export interface EdgesBetween {
  readonly edges: readonly HoldingEdge[];
  /** Each once, from whichever side it was found. */
  readonly posts: readonly Post[];
  readonly levels: number;
  readonly isCut: boolean;
}

const MOST_LEVELS = 10;
const MOST_PARTIES = 4_000;
/** Of a hub its largest holdings: through all of 100,000 everything is related to everything. */
const MOST_SIBLINGS = 100;

interface Side {
  readonly seen: Set<number>;
  frontier: number[];
}

const NO_POSTS: PostList = { posts: [], isCut: false };

/** One level further from one side, up and down and over posts at once. */
const widen = async (db: Database, side: Side, withPosts: boolean, asAt: AsAt) => {
  const limits = { most: MOST_SIBLINGS, minShare: 0, asAt };
  const [up, down, { posts, isCut }] = await Promise.all([
    listLevel(db, 'up', side.frontier, limits),
    listLevel(db, 'down', side.frontier, limits),
    withPosts ? listPosts(db, side.frontier, asAt) : NO_POSTS,
  ]);
  const found = [...joinRecords('up', up.rows), ...joinRecords('down', down.rows)];
  const next = new Set<number>();
  for (const { holderId, ownedId, holderType, holderName } of found) {
    if (!isStateBody({ kind: null, type: holderType, name: holderName ?? '' })) next.add(holderId);
    next.add(ownedId);
  }
  for (const { companyId, personId } of posts) next.add(companyId).add(personId);
  side.frontier = [...next].filter((id) => !side.seen.has(id));
  for (const id of side.frontier) side.seen.add(id);
  return { found, posts, isCut: isCut || up.rests.size > 0 || down.rests.size > 0 };
};

/** Holdings and posts around two parties, each time from the side with fewer open ends, until the sides meet. */
export const loadBetween = async (
  db: Database,
  from: number,
  to: number,
  { withPosts, asAt }: { readonly withPosts: boolean; readonly asAt: AsAt },
): Promise<EdgesBetween> => {
  const sides: readonly [Side, Side] = [
    { seen: new Set([from]), frontier: [from] },
    { seen: new Set([to]), frontier: [to] },
  ];
  const [near, far] = sides;
  // A holding is found from both of its ends.
  const edges = new Map<string, HoldingEdge>();
  const posts = new Map<number, Post>();
  let [levels, isCut, haveMet] = [0, false, false];
  while (!haveMet && levels < MOST_LEVELS && near.seen.size + far.seen.size < MOST_PARTIES) {
    const side = near.frontier.length <= far.frontier.length ? near : far;
    if (side.frontier.length === 0) break;
    levels += 1;
    const level = await widen(db, side, withPosts, asAt);
    isCut ||= level.isCut;
    for (const edge of level.found) {
      const key = `${edge.holderId} ${edge.ownedId}`;
      // From the owned side it has the words of the register.
      if (edge.holderName !== null || !edges.has(key)) edges.set(key, edge);
    }
    for (const post of level.posts) posts.set(post.recordId, post);
    const other = side === near ? far : near;
    haveMet = side.frontier.some((id) => other.seen.has(id));
  }
  const isOver = near.frontier.length === 0 || far.frontier.length === 0;
  return {
    edges: [...edges.values()],
    posts: [...posts.values()],
    levels,
    isCut: isCut || (!haveMet && !isOver),
  };
};
