import { roundFen } from '../basis/amounts.ts';
import type { Fen } from '../basis/amounts.ts';
import type { Day } from '../basis/days.ts';
import { makeRandom } from '../basis/random.ts';
import type { Firm } from './firm.ts';
import { composeName, drawBrand } from './names.ts';
import { PEOPLE_PER_FIRM } from './people.ts';

/** What the registry changed in a firm since its first reading; null where nothing did. */
export interface History {
  readonly formerName: { readonly day: Day; readonly name: string } | null;
  readonly capital: { readonly day: Day; readonly before: Fen; readonly paidBefore: Fen } | null;
  readonly representative: { readonly day: Day; readonly formerPerson: number } | null;
  readonly address: { readonly day: Day } | null;
  readonly scope: { readonly day: Day } | null;
}

const NAME_CHANCE = 0.045;
const CAPITAL_CHANCE = 0.1;
const REDUCTION_SHARE = 0.12;
const REPRESENTATIVE_CHANCE = 0.12;
const ADDRESS_CHANCE = 0.1;
const SCOPE_CHANCE = 0.1;

/** What had been paid in before: all that is today, up to the capital; of a reduction, the same part of more. */
const paidBefore = ({ capital, paidCapital }: Firm, before: Fen): Fen =>
  before > capital ? roundFen((paidCapital * before) / capital, 6) : Math.min(before, paidCapital);

/** Changes of the last five years, each on a day of its own after the firm's first year. */
export const drawHistory = (seed: string, firm: Firm, asOf: Day): History => {
  const random = makeRandom(seed, 'history', firm.index);
  const first = Math.max(firm.establishedOn + 300, asOf - 5 * 365);
  const span = asOf - 40 - first;
  const drawDay = (chance: number): Day | null =>
    random.chance(chance) && span > 30 ? first + random.below(span) : null;
  const nameDay = drawDay(NAME_CHANCE);
  const capitalDay = drawDay(firm.isListed ? 0 : CAPITAL_CHANCE);
  const representativeDay = drawDay(REPRESENTATIVE_CHANCE);
  const addressDay = drawDay(ADDRESS_CHANCE);
  const scopeDay = drawDay(SCOPE_CHANCE);
  const before = random.chance(REDUCTION_SHARE)
    ? roundFen(firm.capital * random.range(1.3, 3), 1)
    : roundFen(firm.capital * random.range(0.15, 0.8), 1);
  return {
    formerName:
      nameDay === null
        ? null
        : {
            day: nameDay,
            name: composeName(random, {
              city: firm.city,
              brand: drawBrand(random),
              word: random.pick(firm.industry.words),
              form: firm.form,
              isGroupHead: false,
              isLarge: false,
            }).cn,
          },
    capital:
      capitalDay === null || before === firm.capital
        ? null
        : { day: capitalDay, before, paidBefore: paidBefore(firm, before) },
    representative:
      representativeDay === null
        ? null
        : { day: representativeDay, formerPerson: firm.index * PEOPLE_PER_FIRM + 9 },
    address: addressDay === null ? null : { day: addressDay },
    scope: scopeDay === null ? null : { day: scopeDay },
  };
};

/** Paid-up capital as it stood at the end of a day. */
export const paidCapitalOn = (firm: Firm, history: History, day: Day): Fen =>
  history.capital && day < history.capital.day ? history.capital.paidBefore : firm.paidCapital;
