import type { PathListView } from '@mingjian/contract/ownership';
import { findPaths, writeFormula } from '@mingjian/domain/ownership';
import type { Ownership, PartyId, PathList } from '@mingjian/domain/ownership';
import { writeShare } from './write-share.ts';

/** Steps through the unread rest of a hub do not exist: nothing leads up from it. */
const numberOf = (id: PartyId): number => (typeof id === 'number' ? id : 0);

export const presentPaths = (list: PathList): PathListView => ({
  percent: writeShare(list.percent),
  paths: list.paths.map(({ steps, percent }) => ({
    steps: steps.map((step) => ({
      holderId: numberOf(step.holder),
      ownedId: numberOf(step.owned),
      percent: writeShare(step.percent),
    })),
    percent: writeShare(percent),
  })),
  pathCount: list.pathCount,
  rest: writeShare(list.rest),
  restKind: list.restKind,
  formula: writeFormula(list),
});

export const listPaths = (
  ownership: Ownership,
  holder: PartyId,
  company: PartyId,
  mostPaths: number,
): PathListView => presentPaths(findPaths(ownership, holder, company, { mostPaths }));
