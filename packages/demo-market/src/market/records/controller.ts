import { percentText, WHOLE } from '../basis/amounts.ts';
import type { Share } from '../basis/amounts.ts';
import type { Day } from '../basis/days.ts';
import type { Holding, Market } from '../plan/firm.ts';
import { identifyHolder } from '../plan/parties.ts';
import type { Context } from './context.ts';

const CONTROL = 300_000;
const DEEPEST = 8;

const largestOf = (market: Market, index: number, day: Day): Holding | undefined =>
  (market.owners[index] ?? [])
    .filter(({ since, until }) => since <= day && (until === null || until > day))
    .reduce<Holding | undefined>(
      (best, holding) => ((holding.share ?? 0) > (best?.share ?? 0) ? holding : best),
      undefined,
    );

const sumVotes = (holdings: readonly Holding[]): Share =>
  holdings.reduce((sum, { share, votes }) => sum + (votes ?? share ?? 0), 0);

/** Follows the largest holder upwards while it is a firm of the market; null where holders go in a circle or nobody is large. */
const findTop = (market: Market, start: number, day: Day): Holding | null => {
  const seen = new Set<number>();
  let index = start;
  for (let level = 0; level < DEEPEST && !seen.has(index); level += 1) {
    seen.add(index);
    const holding = largestOf(market, index, day);
    if (!holding || sumVotes([holding]) < CONTROL) return null;
    if (holding.holder.type !== 'firm') return holding;
    index = holding.holder.index;
  }
  return null;
};

const TYPES = {
  natural_person: 'natural_person',
  state: 'sasac',
  foreign: 'foreign',
  fund: 'none',
  enterprise: 'none',
} as const;

interface Named {
  readonly key: string;
  readonly controller: Holding | null;
  readonly basis: 'disclosed' | 'agreement' | 'majority_votes';
  readonly votes: Share | null;
}

/** Those who agreed to vote as one are named together; else who stands on top. */
const listNamed = ({ market, firm, holdings }: Context, day: Day): readonly Named[] => {
  const inConcert = holdings.filter((holding) => holding.isInConcert === true);
  if (inConcert.length > 0)
    return inConcert.map((controller, order) => ({
      key: order === 0 ? 'disclosed' : `disclosed|${order + 1}`,
      controller,
      basis: 'agreement',
      votes: sumVotes(inConcert),
    }));
  const top = findTop(market, firm.index, day);
  const hasSpecialVotes = top?.votes !== undefined && holdings.includes(top);
  return [
    {
      key: 'disclosed',
      controller: top,
      basis: hasSpecialVotes && top.votes > WHOLE / 2 ? 'majority_votes' : 'disclosed',
      votes: hasSpecialVotes ? top.votes : null,
    },
  ];
};

/** Whom a listed firm names as its actual controllers in its latest annual report. */
export const writeController = (context: Context): void => {
  const { firm, market, life } = context;
  if (!firm.isListed || life.years.length === 0) return;
  const published = context.asOf - 150;
  for (const { key, controller, basis, votes } of listNamed(context, published)) {
    const identity = controller && identifyHolder(market, controller.holder);
    context.add(
      'actual_controller',
      key,
      {
        controller_name: identity?.party.name ?? '无实际控制人',
        controller_type: identity ? TYPES[identity.type] : 'none',
        control_basis: basis,
        is_disclosed: true,
        ...(votes === null ? {} : { voting_pct: percentText(votes) }),
      },
      {
        source: 'exchange-filing',
        event: published,
        published,
        ...(identity ? { refs: { controller_id: identity.party } } : {}),
      },
    );
  }
};
