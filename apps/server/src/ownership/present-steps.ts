import type { RelationStepView } from '@mingjian/contract/ownership';
import type { Post } from '@mingjian/database/ownership';
import type { RelationStep } from '@mingjian/domain/ownership';
import { writeShareOrNull } from './write-share.ts';

const keyOf = (personId: number, companyId: number): string => `${personId} ${companyId}`;

/** Steps of a relation with all that the two parties of each are to each other: a holding may stand beside a post. */
export const presentSteps = (way: readonly RelationStep[], posts: readonly Post[]): RelationStepView[] => {
  const byPair = Map.groupBy(posts, ({ personId, companyId }) => keyOf(personId, companyId));
  return way.map(({ from, to, kind, percent }) => {
    const [fromId, toId] = [Number(from), Number(to)];
    const own = byPair.get(keyOf(fromId, toId));
    const found = own ?? byPair.get(keyOf(toId, fromId)) ?? [];
    return {
      fromId,
      toId,
      kind: kind === 'holds' || kind === 'held' ? kind : own ? 'serves' : 'served',
      percent: writeShareOrNull(percent),
      posts: [...new Set(found.flatMap(({ kinds }) => kinds))],
      titles: [...new Set(found.flatMap(({ titles }) => titles))],
    };
  });
};
