import type { OwnershipNode, Penetration } from '@mingjian/contract/ownership';

/** Parts of an answered graph, for tests. */
export const makeNode = (id: number, level: number, changes: Partial<OwnershipNode> = {}): OwnershipNode => ({
  id,
  kind: 'company',
  name: `甲${id}有限公司`,
  nameEn: `Firm ${id}`,
  creditCode: null,
  status: 'active',
  isLive: true,
  isListed: false,
  isStop: false,
  isSynthetic: true,
  profile: 'open',
  rating: { access: 'open', class: '3A5', grade: 5 },
  level,
  isController: false,
  ownerTest: null,
  isRepeated: false,
  isInLoop: false,
  isUnopened: false,
  restUp: null,
  restDown: null,
  ...changes,
});

export const makeEdge = (
  holderId: number,
  ownedId: number,
  percent: string,
  votes: string | null = null,
) => ({
  holderId,
  ownedId,
  percent,
  low: null,
  high: null,
  votes,
  recordIds: [holderId * 10],
});

/** 1 is held by 2 and 3; 3 holds 2 as well, 2 holds 3: a loop; 4 is an investment behind whose page are more. */
export const ROOT = makeNode(1, 0, { restDown: { count: 5, percent: null, nextOffset: 1 } });
export const PENETRATION: Penetration = {
  company: ROOT,
  nodes: [
    ROOT,
    makeNode(2, -1, { isController: true, isRepeated: true, isInLoop: true }),
    makeNode(3, -1, {
      rating: { access: 'feature-not-activated', class: null, grade: null },
      profile: 'feature-not-activated',
    }),
    makeNode(4, 1, { isUnopened: true }),
  ],
  edges: [
    makeEdge(2, 1, '60', '75'),
    makeEdge(3, 1, '40'),
    makeEdge(3, 2, '10'),
    makeEdge(2, 3, '20'),
    makeEdge(1, 4, '30'),
  ],
  loops: [[2, 3]],
  limits: { levels: 2, isCut: true },
};
