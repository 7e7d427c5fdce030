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

/** Follows the largest holder upwards while it is a firm of the market; null where holders go in a circle or nobody is large. */
const findTop = (market: Market, start: number, day: Day): Holding | null => {
  const seen = new Set<number>();
  let index = start;
  for (let level = 0; level < DEEPEST && !seen.has(index); level += 1) {
    seen.add(index);
    const holding = largestOf(market, index, day);
    if (!holding || (holding.share ?? 0) < CONTROL) return null;
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

/** Whom a listed firm names as its actual controller in its latest annual report. */
export const writeController = (context: Context): void => {
  const { firm, market, life } = context;
  const last = life.years.at(-1);
  if (!firm.isListed || !last) return;
  const published = context.asOf - 150;
  const top = findTop(market, firm.index, published);
  const identity = top && identifyHolder(market, top.holder);
  context.add(
    'actual_controller',
    'disclosed',
    {
      controller_name: identity?.party.name ?? '无实际控制人',
      controller_type: identity ? TYPES[identity.type] : 'none',
      control_basis: 'disclosed',
      is_disclosed: true,
    },
    {
      source: 'exchange-filing',
      event: published,
      published,
      ...(identity ? { refs: { controller_id: identity.party } } : {}),
    },
  );
};
