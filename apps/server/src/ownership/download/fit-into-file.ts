import { MOST_IN_FILE } from '@mingjian/contract/ownership';
import type { HoldingEdge } from '@mingjian/database/ownership';
import type { Picture } from '../cut-picture.ts';

/** The nearest parties that fit into a file, of both halves; a holding stands where both its ends do. */
export const fitIntoFile = (
  root: number,
  up: Pick<Picture, 'edges' | 'levels'>,
  down: Pick<Picture, 'edges' | 'levels'>,
): { readonly ids: readonly number[]; readonly edges: readonly HoldingEdge[]; readonly isCut: boolean } => {
  const levels = [...up.levels, ...down.levels].toSorted(([, a], [, b]) => a - b);
  const ids = [...new Set([root, ...levels.map(([id]) => id)])];
  const kept = new Set(ids.slice(0, MOST_IN_FILE.parties));
  const both = [...up.edges, ...down.edges];
  const unique = [...new Map(both.map((edge) => [`${edge.holderId} ${edge.ownedId}`, edge])).values()];
  const edges = unique.filter(({ holderId, ownedId }) => kept.has(holderId) && kept.has(ownedId));
  return { ids: [...kept], edges, isCut: kept.size < ids.length };
};
