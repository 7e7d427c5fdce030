import type { Payload } from '@mingjian/domain/records';
import { findIndustry } from '@mingjian/domain/industry';
import { percentText, WHOLE, yuanText } from '../basis/amounts.ts';
import { isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import { listInvestments } from '../plan/investments.ts';
import type { Investment } from '../plan/investments.ts';
import { partyOfFirm } from '../plan/parties.ts';
import { pickRepresentative } from '../plan/representative.ts';
import type { Context } from './context.ts';

/** Nobody holds anything before its own foundation, even of an older firm that joined the group with it. */
const sinceOf = ({ firm }: Context, { holding }: Investment): Day =>
  Math.max(holding.since, firm.establishedOn);

const describe = (context: Context, { investee, holding }: Investment): Payload => {
  const { share } = holding;
  return {
    investee_name: investee.name,
    investee_credit_code: investee.creditCode,
    investee_legal_rep: context.person(pickRepresentative(context.market, investee)).name,
    investee_establishment_date: isoOf(investee.establishedOn),
    investee_registered_capital: yuanText(investee.capital),
    investee_industry: findIndustry(investee.industry.divisionCode)?.cn ?? null,
    investee_region: investee.city.name,
    ...(share === null
      ? {}
      : {
          investment_pct: percentText(share),
          investment_amount: yuanText(Math.round((investee.capital * share) / WHOLE / 100) * 100),
          is_controlled: share > WHOLE / 2,
        }),
    investment_date: isoOf(sinceOf(context, { investee, holding })),
    investment_level: 1,
  };
};

/** The stakes that the registers of other firms name, seen from their holder: same share, same amount. */
export const writeInvestments = (context: Context): void => {
  for (const investment of listInvestments(context.market, context.firm.index)) {
    const { investee, holding } = investment;
    const { until } = holding;
    const since = sinceOf(context, investment);
    if (since > context.lastDay) continue;
    const payload = describe(context, investment);
    const telling = {
      source: 'necips',
      event: since,
      published: since + 6,
      // The many stakes of a hub are in firms that come later and are no parties yet.
      ...(context.firm.isHub ? {} : { refs: { investee_id: partyOfFirm(investee) } }),
    } as const;
    context.add('outbound_investment', investee.creditCode, payload, telling);
    if (until !== null)
      context.add(
        'outbound_investment',
        investee.creditCode,
        { ...payload, investment_exit_date: isoOf(until) },
        { ...telling, published: until + 6, validTo: until },
      );
  }
};
