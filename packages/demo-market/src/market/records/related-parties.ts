import type { PartyDraft } from '@mingjian/domain/records';
import { roundFen, yuanText } from '../basis/amounts.ts';
import { dayOf } from '../basis/days.ts';
import type { Random } from '../basis/random.ts';
import { listInvestments } from '../plan/investments.ts';
import { identifyHolder, partyOfFirm } from '../plan/parties.ts';
import type { Context } from './context.ts';

interface Related {
  readonly party: PartyDraft;
  readonly relation: 'shareholder' | 'investee' | 'common_controller';
  readonly direction: 'in' | 'out' | 'both';
}

const LARGE = 200_000;
const MOST = 5;
const TRADES = ['采购商品', '销售商品', '资金拆借', '房屋租赁', '接受劳务'] as const;

/** Large holders, the firms that are held, and those of the same group that stand before it in the market. */
const listRelated = (context: Context, random: Random): readonly Related[] => {
  const { firm, market, holdings } = context;
  const holders = holdings
    .filter(({ share, until, holder }) => until === null && (share ?? 0) >= LARGE && holder.type !== 'state')
    .map(({ holder }): Related => {
      const { party } = identifyHolder(market, holder);
      return { party, relation: 'shareholder', direction: 'in' };
    });
  const held = firm.isHub
    ? []
    : listInvestments(market, firm.index)
        .filter(({ holding }) => holding.until === null && (holding.share ?? 0) >= LARGE)
        .map(({ investee }): Related => ({
          party: partyOfFirm(investee),
          relation: 'investee',
          direction: 'out',
        }));
  const { group } = firm;
  const sister =
    group && firm.index - group.head > 1
      ? market.firms[group.head + 1 + random.below(firm.index - group.head - 1)]
      : undefined;
  const sisters: readonly Related[] = sister
    ? [{ party: partyOfFirm(sister), relation: 'common_controller', direction: 'both' }]
    : [];
  const byName = new Map<string, Related>();
  for (const one of [...holders, ...sisters, ...held])
    if (!byName.has(one.party.name)) byName.set(one.party.name, one);
  return [...byName.values()].slice(0, MOST);
};

/** The related parties that the notes of the last statements name, with what was traded in the year. */
export const writeRelatedParties = (context: Context): void => {
  const { firm, life } = context;
  const last = life.years.at(-1);
  const random = context.random('related-parties');
  if (!firm.discloses || last === undefined || !random.chance(firm.isListed ? 1 : 0.4)) return;
  const published = dayOf(last.year + 1, 4, 22);
  if (published > context.lastDay) return;
  for (const { party, relation, direction } of listRelated(context, random)) {
    const amount = roundFen(Math.max(1_000_000, last.income.revenue * random.range(0.002, 0.08)), 3);
    context.add(
      'related_party',
      `${last.year}|${party.name}`,
      {
        related_name: party.name,
        relation_type: relation,
        relation_direction: direction,
        shortest_path_length: relation === 'common_controller' ? 2 : 1,
        is_suspected: false,
        ...(random.chance(0.7)
          ? {
              related_party_transaction_amount: yuanText(amount),
              related_party_transaction_type: random.pick(TRADES),
            }
          : {}),
      },
      {
        source: firm.isListed ? 'exchange-filing' : 'annual-report',
        event: dayOf(last.year, 12, 31),
        published,
        refs: { related_id: party },
      },
    );
  }
};
