import { percentText, WHOLE, yuanText } from '../basis/amounts.ts';
import { dayOf, isoOf } from '../basis/days.ts';
import type { Holding } from '../plan/firm.ts';
import { identifyHolder } from '../plan/parties.ts';
import type { HolderIdentity } from '../plan/parties.ts';
import type { Context } from './context.ts';

const amountOf = (capital: number, share: number | null): string | null =>
  share === null ? null : yuanText(Math.round((capital * share) / WHOLE / 100) * 100);

const writeHolder = (context: Context, holding: Holding, identity: HolderIdentity, rank: number): void => {
  const { firm, life } = context;
  const { share, since, until } = holding;
  const subscribed = amountOf(firm.capital, share);
  const paid = amountOf(firm.paidCapital, share);
  const isLocked = firm.isListed;
  const payload = {
    shareholder_name: identity.party.name,
    shareholder_type: identity.type,
    ...(identity.creditCode ? { shareholder_credit_code: identity.creditCode } : {}),
    ...(share === null ? {} : { holding_pct: percentText(share) }),
    ...(subscribed === null || isLocked ? {} : { subscribed_amount: subscribed, subscribed_method: 'cash' }),
    ...(paid === null || isLocked ? {} : { paid_amount: paid }),
    ...(firm.paidCapital < firm.capital && !isLocked
      ? { payment_due_date: isoOf(Math.max(since + 5 * 365, dayOf(2032, 6, 30))) }
      : {}),
    first_holding_date: isoOf(since),
    shareholder_country: identity.country,
    is_largest_shareholder: rank === 0,
    disclosure_basis: isLocked ? 'announcement' : 'registry',
  };
  const key = identity.party.keys[0]?.value ?? identity.party.name;
  const telling = {
    source: isLocked ? 'exchange-filing' : 'necips',
    event: since,
    published: since + (since === firm.establishedOn ? 0 : 6),
    validFrom: since,
    refs: { shareholder_id: identity.party },
  } as const;
  context.add('shareholder', key, payload, telling);
  if (until !== null && until < context.lastDay && life.exit?.kind !== 'revoked')
    context.add(
      'shareholder',
      key,
      { ...payload, holding_end_date: isoOf(until) },
      {
        ...telling,
        event: since,
        published: until + 6,
        validTo: until,
      },
    );
};

const writeTransfer = (context: Context, sold: Holding, bought: Holding): void => {
  const seller = identifyHolder(context.market, sold.holder);
  const buyer = identifyHolder(context.market, bought.holder);
  const day = bought.since;
  const share = sold.share ?? 0;
  context.add(
    'equity_change',
    `${buyer.party.keys[0]?.value}|${isoOf(day)}`,
    {
      investor_name: buyer.party.name,
      ratio_before: percentText(0),
      ratio_after: percentText(share),
      ratio_delta: percentText(share),
      equity_change_date: isoOf(day),
      transferor: seller.party.name,
      transferee: buyer.party.name,
      change_type: 'transfer',
      equity_disclosure_date: isoOf(day + 6),
      is_control_change: share > WHOLE / 2,
    },
    { source: 'necips', event: day, published: day + 6 },
  );
  context.add(
    'change_record',
    `shareholder|${isoOf(day)}`,
    {
      change_item: '投资人变更（包括出资额、出资方式、出资日期、投资人名称等）',
      change_category: 'shareholder',
      content_before: seller.party.name,
      content_after: buyer.party.name,
      change_date: isoOf(day),
      added_party: [buyer.party.name],
      removed_party: [seller.party.name],
      is_material_change: share > WHOLE / 2,
    },
    { source: 'necips', event: day, published: day + 5 },
  );
};

/** The ten largest holders at the last report date of a listed firm. */
const writeTopHolders = (context: Context, ranked: readonly (readonly [Holding, HolderIdentity])[]): void => {
  const { firm } = context;
  const reportDay = dayOf(2026, 6, 30);
  ranked.slice(0, 10).forEach(([holding, identity], index) => {
    if (holding.share === null) return;
    context.add(
      'top_shareholder',
      `${isoOf(reportDay)}|${index + 1}`,
      {
        holder_name: identity.party.name,
        holder_rank: index + 1,
        report_date: isoOf(reportDay),
        shares_held: String(Math.round((firm.paidCapital / 100) * (holding.share / WHOLE))),
        holding_ratio: percentText(holding.share),
        share_class: 'A',
        holder_nature:
          identity.type === 'natural_person'
            ? 'individual'
            : identity.type === 'enterprise'
              ? 'institution'
              : identity.type,
      },
      { source: 'exchange-filing', event: reportDay, published: reportDay + 55 },
    );
  });
};

/** Holders with their shares, their coming and going. */
export const writeHolders = (context: Context): void => {
  const ranked = context.holdings
    .toSorted(
      (a, b) => Number(a.until !== null) - Number(b.until !== null) || (b.share ?? 0) - (a.share ?? 0),
    )
    .map((holding) => [holding, identifyHolder(context.market, holding.holder)] as const);
  ranked.forEach(([holding, identity], index) => writeHolder(context, holding, identity, index));
  const sold = context.holdings.find((holding) => holding.until !== null);
  const bought =
    sold && context.holdings.find((holding) => holding.since === sold.until && holding.until === null);
  if (sold && bought && bought.since < context.lastDay) writeTransfer(context, sold, bought);
  if (context.firm.isListed) writeTopHolders(context, ranked);
};
