import { useMemo, useRef, useState } from 'react';
import { expandNode } from '@mingjian/contract/ownership';
import type { Penetration } from '@mingjian/contract/ownership';
import { call } from '../../../api/call.ts';
import type { AsAtInputs } from '../../../api/session/index.ts';
import { addPage, makeGraph } from './graph-data.ts';
import type { GraphData, Half, SiblingPage } from './graph-data.ts';

const NO_PAGES: readonly SiblingPage[] = [];

export interface GraphFilter {
  readonly minShare: number;
  readonly onlyLive: boolean;
}

export type Expand = (half: Half, nodeId: number, offset: number) => Promise<void>;

/** The graph as answered with the pages of siblings that were asked for since; made anew with every new answer. */
export const useGraph = (
  penetration: Penetration,
  filter: GraphFilter,
  asAt: AsAtInputs,
): { readonly graph: GraphData; readonly expand: Expand; readonly error: unknown } => {
  const [added, setAdded] = useState<{ readonly to: Penetration; readonly pages: readonly SiblingPage[] }>({
    to: penetration,
    pages: [],
  });
  const [error, setError] = useState<unknown>();
  const running = useRef(new Set<string>());
  const pages = added.to === penetration ? added.pages : NO_PAGES;
  const graph = useMemo(() => pages.reduce(addPage, makeGraph(penetration)), [penetration, pages]);
  const expand: Expand = async (half, nodeId, offset) => {
    const key = `${half} ${nodeId} ${offset}`;
    if (running.current.has(key)) return;
    running.current.add(key);
    try {
      const companyId = penetration.company.id;
      const page = await call(expandNode, { companyId, nodeId, direction: half, offset, ...filter, ...asAt });
      setError(undefined);
      setAdded((before) => ({
        to: penetration,
        pages: [...(before.to === penetration ? before.pages : []), { ...page, half, nodeId }],
      }));
    } catch (fault) {
      setError(fault);
    } finally {
      running.current.delete(key);
    }
  };
  return { graph, expand, error };
};
