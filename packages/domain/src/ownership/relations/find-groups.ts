import { nameHead } from '../control/actual-controller.ts';
import { walkDown } from '../control/find-controlled.ts';
import { findHeads } from '../control/find-heads.ts';
import type { ControlRules, Heads } from '../control/find-heads.ts';
import { compareIds } from '../graph/holding.ts';
import type { PartyId } from '../graph/holding.ts';
import type { Ownership } from '../make-ownership.ts';

export interface GroupMember {
  readonly company: PartyId;
  /** Majorities between the company and the top of the group: 0 for the core company, 1 for what it controls directly. */
  readonly level: number;
}

/** Companies under one controller that is not the state. */
export interface OwnershipGroup {
  /** The company that the group is called after: its top, or the largest of those that one person controls. */
  readonly core: PartyId;
  /** Who controls all of it: the core itself, a person, those in concert, or companies whose votes go round. */
  readonly controllers: readonly PartyId[];
  /** By level, the core first. */
  readonly members: readonly GroupMember[];
}

/**
 * State-asset authorities and local governments control without making one group: what hangs directly under one
 * is the top of a group of its own.
 */
export type GroupRules = Omit<ControlRules, 'areStopsHeads'>;

/** Majorities from the top down; what a person holds directly is the top itself. */
const measureLevels = (ownership: Ownership, heads: Heads, head: number, firms: readonly number[]) => {
  const { graph } = ownership;
  const isFirm = firms.includes(head);
  const starters =
    head < graph.size
      ? [head]
      : nameHead(ownership, heads, head)
          .map((id) => graph.numbers.get(id) ?? -1)
          .filter((party) => party !== -1);
  const { companies } = walkDown(ownership, starters);
  return new Map(
    firms.map((firm) => [firm, firm === head ? 0 : (companies.get(firm) ?? 1) - (isFirm ? 0 : 1)]),
  );
};

/** Of several companies at the top, the one with the most companies right under it; then the first by id. */
const findCore = ({ graph }: Ownership, firms: readonly number[], levels: ReadonlyMap<number, number>) => {
  const isMember = new Set(firms);
  const countHeld = (firm: number): number => {
    let count = 0;
    for (let at = graph.heldAt[firm]!; at < graph.heldAt[firm + 1]!; at += 1) {
      const edge = graph.heldEdges[at]!;
      if (graph.votes[edge]! > 0 && isMember.has(graph.owned[edge]!)) count += 1;
    }
    return count;
  };
  const tops = firms
    .filter((firm) => levels.get(firm) === 0)
    .map((firm) => ({ id: graph.ids[firm]!, held: countHeld(firm) }));
  return tops.toSorted((a, b) => b.held - a.held || compareIds(a.id, b.id))[0]!.id;
};

/** Every group of two or more companies. */
export const findGroups = (ownership: Ownership, rules: GroupRules = {}): readonly OwnershipGroup[] => {
  const { graph } = ownership;
  const heads = findHeads(ownership, { ...rules, areStopsHeads: false });
  const byHead = new Map<number, number[]>();
  for (let firm = 0; firm < graph.size; firm += 1) {
    const head = heads.findHead(firm);
    const isMember = graph.isFirm[firm] === 1 || graph.heldAt[firm + 1]! > graph.heldAt[firm]!;
    if (!isMember || (head === firm && graph.isFirm[firm] === 0)) continue;
    const members = byHead.get(head);
    if (members) members.push(firm);
    else byHead.set(head, [firm]);
  }
  const groups: OwnershipGroup[] = [];
  for (const [head, firms] of byHead) {
    if (firms.length < 2) continue;
    const levels = measureLevels(ownership, heads, head, firms);
    const core = findCore(ownership, firms, levels);
    const members = firms
      .map((firm) => ({ company: graph.ids[firm]!, level: levels.get(firm)! }))
      .toSorted(
        (a, b) =>
          a.level - b.level ||
          Number(b.company === core) - Number(a.company === core) ||
          compareIds(a.company, b.company),
      );
    groups.push({ core, controllers: nameHead(ownership, heads, head), members });
  }
  return groups.toSorted((a, b) => b.members.length - a.members.length || compareIds(a.core, b.core));
};
