import { findIndustry } from '@mingjian/domain/industry';
import { yuanText } from '../basis/amounts.ts';
import { isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Firm } from '../plan/firm.ts';
import { countStored } from '../plan/count-stored.ts';
import { listVentures } from '../plan/entrepreneurs.ts';
import { composeName, drawBrand } from '../plan/names.ts';
import { partyOfFirm } from '../plan/parties.ts';
import { PEOPLE_PER_FIRM } from '../plan/people.ts';
import { pickRepresentative } from '../plan/representative.ts';
import type { Context } from './context.ts';
import { drawAppointments } from './management.ts';

const MOST_MEMBERS = 30;

interface Post {
  readonly person: number;
  readonly role: string;
  readonly since: Day;
}

const writeOf = (context: Context, other: Firm, { person, role, since }: Post, isStored = true): void =>
  context.add(
    'personnel_affiliation',
    `${context.person(person).key}|${other.creditCode}|${role}`,
    {
      affiliated_company: other.name,
      affiliation_role: role,
      affiliation_start: isoOf(since),
      affiliated_region: other.city.name,
      affiliated_industry: findIndustry(other.industry.divisionCode)?.cn ?? null,
      affiliated_registered_capital: yuanText(other.capital),
      is_historical: false,
    },
    {
      source: 'necips',
      event: since,
      published: since + 6,
      ...(isStored ? { refs: { affiliated_company_id: partyOfFirm(other) } } : {}),
    },
  );

/** People whom the head of a group lends: the member tells of the head, the head of the members. */
const writeInGroup = (context: Context): void => {
  const { firm, market } = context;
  const { group } = firm;
  const head = group && market.firms[group.head];
  if (!group || !head) return;
  if (head.index !== firm.index) {
    for (const { number, since } of drawAppointments(context)) {
      if (Math.floor(number / PEOPLE_PER_FIRM) !== head.index) continue;
      const role = number === pickRepresentative(market, head) ? 'legal_rep' : 'executive';
      writeOf(context, head, { person: number, role, since: Math.max(since, head.establishedOn) });
    }
    return;
  }
  const own = pickRepresentative(market, firm);
  for (const member of market.firms.slice(head.index + 1, head.index + Math.min(group.size, MOST_MEMBERS)))
    if (pickRepresentative(market, member) === own)
      writeOf(context, member, {
        person: own,
        role: 'legal_rep',
        since: Math.max(firm.establishedOn, member.establishedOn),
      });
};

/** The other firms of who holds this one. One that comes later may be no party yet and stands by name alone. */
const writeVentures = (context: Context): void => {
  const { firm, market } = context;
  for (const { index, person, post } of listVentures(market, firm)) {
    const other = market.firms[index];
    const since = Math.max(firm.establishedOn, other?.establishedOn ?? 0);
    if (!other || index === firm.index || since > context.lastDay) continue;
    const role = post === 'representative' ? 'legal_rep' : 'shareholder';
    writeOf(context, other, { person, role, since }, index < countStored(firm));
  }
};

/** A few who run a private firm ran another before it, outside the market, that was struck off or given up. */
const writeEarlierFirm = (context: Context): void => {
  const { firm } = context;
  const random = context.random('earlier-firm');
  if (firm.nature !== 'private' || firm.isListed || !random.chance(0.06)) return;
  const start = firm.establishedOn - random.between(900, 4000);
  const end = firm.establishedOn + random.between(-300, 1200);
  if (end > context.lastDay) return;
  const isRevoked = random.chance(0.35);
  const name = composeName(random, {
    city: firm.city,
    brand: drawBrand(random),
    word: random.pick(firm.industry.words),
    form: 'limited',
    isGroupHead: false,
    isLarge: false,
  }).cn;
  const event = Math.max(end, firm.establishedOn);
  context.add(
    'personnel_affiliation',
    `${context.person(context.representative).key}|${name}`,
    {
      affiliated_company: name,
      affiliation_role: random.chance(0.7) ? 'legal_rep' : 'shareholder',
      affiliation_status: isRevoked ? 'revoked' : 'deregistered',
      affiliation_start: isoOf(start),
      affiliation_end: isoOf(end),
      affiliated_region: firm.city.name,
      revoked_company_count: Number(isRevoked),
      is_historical: true,
    },
    { source: 'necips', event, published: event + 6, validFrom: start, validTo: end },
  );
};

/** Where else the people of a firm hold posts. */
export const writeAffiliations = (context: Context): void => {
  writeInGroup(context);
  writeVentures(context);
  writeEarlierFirm(context);
};
