import type { BusinessChain, ChainParty, ChainTrade } from '@mingjian/contract/business-chain';
import type { TradeRole } from '@mingjian/domain/business-chain';

export interface TreeNode {
  /** The way from the top, so that a party that stands in two places has two. */
  readonly id: string;
  readonly party: ChainParty;
  /** Null at the top. */
  readonly trade: ChainTrade | null;
  readonly role: TradeRole;
  readonly children: readonly TreeNode[];
  /** Its own partners stand where it is met first. */
  readonly isRepeated: boolean;
}

const ends = ({ role, supplier, customer }: ChainTrade): readonly [discloser: string, partner: string] =>
  role === 'supplier' ? [customer, supplier] : [supplier, customer];

/** The partners of one side as a tree below the company; circles end at the party that was met before. */
export const buildTree = ({ parties, trades }: BusinessChain, role: TradeRole): readonly TreeNode[] => {
  const byKey = new Map(parties.map((party) => [party.key, party]));
  const told = Map.groupBy(
    trades.filter((trade) => trade.role === role),
    (trade) => ends(trade)[0],
  );
  const met = new Set<string>();
  const below = (key: string, path: string): readonly TreeNode[] => {
    met.add(key);
    const rows = (told.get(key) ?? []).flatMap((trade) => {
      const party = byKey.get(ends(trade)[1]);
      return party ? [{ trade, party, isRepeated: met.has(party.key) }] : [];
    });
    // Those of one level are met before any of the next, as the walk met them.
    for (const { party } of rows) met.add(party.key);
    return rows.map(({ trade, party, isRepeated }) => {
      const id = `${path}/${party.key}`;
      return { id, party, trade, role, isRepeated, children: isRepeated ? [] : below(party.key, id) };
    });
  };
  const root = parties[0];
  return root ? below(root.key, role) : [];
};
