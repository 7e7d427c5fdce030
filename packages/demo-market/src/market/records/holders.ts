import type { Payload } from '@mingjian/domain/records';
import { percentText, WHOLE, yuanText } from '../basis/amounts.ts';
import type { Fen, Share } from '../basis/amounts.ts';
import { dayOf, isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Holding } from '../plan/firm.ts';
import { identifyHolder } from '../plan/parties.ts';
import type { HolderIdentity } from '../plan/parties.ts';
import type { Context } from './context.ts';

const amountOf = (capital: Fen, share: Share): string =>
  yuanText(Math.round((capital * share) / WHOLE / 100) * 100);

/** What the register says of a holder while the firm has that capital. */
const describeHolder = (
  { firm }: Context,
  { share, since, votes, band }: Holding,
  identity: HolderIdentity,
  capital: { readonly registered: Fen; readonly paid: Fen },
): Payload => ({
  shareholder_name: identity.party.name,
  shareholder_type: identity.type,
  ...(identity.creditCode ? { shareholder_credit_code: identity.creditCode } : {}),
  ...(share === null || band ? {} : { holding_pct: percentText(share) }),
  ...(band ? { holding_pct_low: percentText(band[0]), holding_pct_high: percentText(band[1]) } : {}),
  ...(votes === undefined ? {} : { holding_voting_pct: percentText(votes) }),
  ...(share === null || band || firm.isListed
    ? {}
    : {
        subscribed_amount: amountOf(capital.registered, share),
        subscribed_method: 'cash',
        paid_amount: amountOf(capital.paid, share),
      }),
  ...(capital.paid < capital.registered && !firm.isListed && !band
    ? { payment_due_date: isoOf(Math.max(since + 5 * 365, dayOf(2032, 6, 30))) }
    : {}),
  first_holding_date: isoOf(since),
  shareholder_country: identity.country,
  disclosure_basis: firm.isListed ? 'announcement' : band ? 'self_disclosed' : 'registry',
});

/** A holder's coming, the change of capital while it held, and its going: a version each. */
const writeHolder = (context: Context, holding: Holding, identity: HolderIdentity, rank: number): void => {
  const { firm, life, lastDay } = context;
  const { since, until } = holding;
  const change = life.history.capital;
  const key = identity.party.keys[0]?.value ?? identity.party.name;
  const write = (day: Day, published: Day, extra: Payload, validTo: Day | null): void => {
    const isBefore = change !== null && day < change.day;
    const capital = isBefore
      ? { registered: change.before, paid: change.paidBefore }
      : { registered: firm.capital, paid: firm.paidCapital };
    context.add(
      'shareholder',
      key,
      {
        ...describeHolder(context, holding, identity, capital),
        is_largest_shareholder: rank === 0,
        ...extra,
      },
      {
        // A register abroad comes as a file of its statements.
        source: firm.isListed ? 'exchange-filing' : holding.band ? 'user-bods' : 'necips',
        event: since,
        published,
        validFrom: since,
        validTo,
        refs: { shareholder_id: identity.party },
      },
    );
  };
  const end = until ?? lastDay;
  write(since, since + (since === firm.establishedOn ? 0 : 6), {}, null);
  if (change && change.day > since && change.day < end) write(change.day, change.day + 6, {}, null);
  if (until !== null) write(until, until + 6, { holding_end_date: isoOf(until) }, until);
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
  const inConcert = ranked.flatMap(([holding, { party }]) => (holding.isInConcert ? [party.name] : []));
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
        ...(holding.isInConcert
          ? { acting_in_concert: inConcert.filter((name) => name !== identity.party.name) }
          : {}),
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
  if (sold && bought) writeTransfer(context, sold, bought);
  if (context.firm.isListed) writeTopHolders(context, ranked);
};
