import { yuanText } from '../basis/amounts.ts';
import { dayOf } from '../basis/days.ts';
import type { Random } from '../basis/random.ts';
import type { Firm } from '../plan/firm.ts';
import { partyOfFirm } from '../plan/parties.ts';
import { countStored } from '../plan/count-stored.ts';
import type { Context } from './context.ts';

const YEARS = 3;
const PARTNERS = 5;
/** Large firms trade with large firms, which name their own partners in turn. */
const LISTED_CHANCE = 0.4;
const LISTED_TRIES = 120;
const STAYING_CHANCE = 0.8;

interface Partner {
  readonly firm: Firm;
  /** Percent of all purchases or sales. */
  readonly share: number;
}

const drawFirm = ({ firm, market }: Context, random: Random): Firm | null => {
  const reach = Math.max(1, countStored(firm));
  const draw = () => market.firms[random.below(reach)];
  let found = draw();
  if (random.chance(LISTED_CHANCE))
    for (let tries = 0; tries < LISTED_TRIES && !found?.isListed; tries += 1) found = draw();
  return found && found.index !== firm.index ? found : null;
};

const drawPartners = (context: Context, random: Random, kept: readonly Partner[]): readonly Partner[] => {
  const partners = kept
    .filter(() => random.chance(STAYING_CHANCE))
    .map(({ firm, share }) => ({ firm, share: share * random.range(0.8, 1.2) }));
  let share = random.range(6, 22);
  while (partners.length < PARTNERS) {
    const firm = drawFirm(context, random);
    if (!firm) break;
    if (!partners.some((one) => one.firm.index === firm.index)) partners.push({ firm, share });
    else if (context.firm.index < PARTNERS * PARTNERS) break;
    share *= random.range(0.5, 0.95);
  }
  return partners.toSorted((a, b) => b.share - a.share);
};

/** The five largest suppliers and customers that a listed firm names in each of its last reports; most of them stay. */
export const writePartners = (context: Context): void => {
  const { firm, life } = context;
  if (!firm.isListed) return;
  const random = context.random('partners');
  for (const role of ['supplier', 'customer'] as const) {
    let partners: readonly Partner[] = [];
    for (const { year, income } of life.years.slice(-YEARS)) {
      partners = drawPartners(context, random, partners);
      const base = role === 'customer' ? income.revenue : income.cost;
      for (const [place, partner] of partners.entries())
        context.add(
          'supplier_customer',
          `${year}|${role}|${place + 1}`,
          {
            partner_name: partner.firm.name,
            partner_role: role,
            trade_year: year,
            trade_amount: yuanText(Math.round((base * partner.share) / 100)),
            trade_share_pct: partner.share.toFixed(4),
            trade_rank: place + 1,
            partner_is_related: partner.firm.group !== null && partner.firm.group === firm.group,
            trade_source: 'annual_report',
          },
          {
            source: 'exchange-filing',
            event: dayOf(year, 12, 31),
            published: dayOf(year + 1, 4, 20),
            refs: { partner_id: partyOfFirm(partner.firm) },
          },
        );
    }
  }
};
