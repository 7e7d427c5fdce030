import type { Payload } from '@mingjian/domain/records';
import { yuanText } from '../basis/amounts.ts';
import { isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import { FIRST_READING_DAY } from '../basis/drafts.ts';
import { marketRegulatorOf } from '../words/authorities.ts';
import { drawAddresses } from './address.ts';
import { filesReport } from './annual-report.ts';
import { companyTypeOf, UNLISTED_TYPE } from './company-type.ts';
import type { Context } from './context.ts';
import { findEnding } from './ending.ts';
import type { Ending } from './ending.ts';
import { listedOn } from './listing-day.ts';
import { drawScope } from './scope.ts';
import { reportDayOf, staffOn } from './staff.ts';

/** The registry's pages are read again this long after a change; the same for all, so that changes keep their order. */
const READING_LAG_DAYS = 5;

/** A day from which the registry says something else, and what it said before. */
interface Change {
  readonly day: Day;
  readonly before: Payload;
}

const describeToday = (context: Context, ending: Ending | null): Payload => {
  const { firm } = context;
  return {
    company_name: firm.name,
    legal_representative: context.person(context.representative).name,
    legal_representative_type: 'person',
    registration_status: ending?.status ?? 'active',
    establishment_date: isoOf(firm.establishedOn),
    registered_capital: yuanText(firm.capital),
    registered_capital_currency: 'CNY',
    paid_in_capital_registered: yuanText(firm.paidCapital),
    paid_in_capital_currency: 'CNY',
    company_type: companyTypeOf(context),
    ownership_nature: firm.nature,
    business_scope: drawScope(context.random('scope'), firm),
    registration_authority: marketRegulatorOf(firm),
    operating_term_start: isoOf(firm.establishedOn),
    registered_address: drawAddresses(context).now,
    is_listed: firm.isListed,
    ...ending?.fields,
  };
};

const listChanges = (context: Context, ending: Ending | null): readonly Change[] => {
  const { firm, life, lastDay } = context;
  const { formerName, capital, representative, address, scope } = life.history;
  const changes: Change[] = [];
  const note = (day: Day | null | undefined, before: Payload): void => {
    if (day !== undefined && day !== null && day < lastDay) changes.push({ day, before });
  };
  note(formerName?.day, { company_name: formerName?.name ?? null });
  note(capital?.day, {
    registered_capital: yuanText(capital?.before ?? 0),
    paid_in_capital_registered: yuanText(capital?.paidBefore ?? 0),
  });
  note(representative?.day, {
    legal_representative: context.person(representative?.formerPerson ?? 0).name,
  });
  note(address?.day, { registered_address: drawAddresses(context).before });
  note(scope?.day, { business_scope: drawScope(context.random('former-scope'), firm) });
  note(listedOn(context), { is_listed: false, company_type: UNLISTED_TYPE });
  // Nothing of the registry's own changes when an annual report comes in, but the page shows its staff from then on.
  if (filesReport(context, 2025)) note(reportDayOf(context, 2025) + 1, {});
  if (ending) {
    const cleared = Object.keys(ending.fields).map((key) => [key, null]);
    changes.push({
      day: ending.day,
      before: { registration_status: 'active', ...Object.fromEntries(cleared) },
    });
  }
  return changes.toSorted((a, b) => a.day - b.day);
};

/** Versions of the registration: each change closes what the registry said before it. */
export const writeRegistration = (context: Context): void => {
  const ending = findEnding(context);
  const changes = listChanges(context, ending);
  let state = describeToday(context, ending);
  const states: Payload[] = [];
  for (const change of changes.toReversed()) {
    states.unshift(state);
    state = { ...state, ...change.before };
  }
  const tell = (payload: Payload, day: Day): void => {
    const seen = Math.max(day + READING_LAG_DAYS, FIRST_READING_DAY);
    context.add(
      'basic_registration',
      'registration',
      { ...payload, ...staffOn(context, seen), approval_date: isoOf(day) },
      { source: 'necips', event: day, published: day + 3, known: day + READING_LAG_DAYS },
    );
  };
  tell(state, context.firm.establishedOn);
  changes.forEach((change, index) => tell(states[index] ?? state, change.day));
};
