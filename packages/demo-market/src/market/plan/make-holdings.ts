import { WHOLE } from '../basis/amounts.ts';
import type { Share } from '../basis/amounts.ts';
import type { Day } from '../basis/days.ts';
import { makeRandom } from '../basis/random.ts';
import type { Random } from '../basis/random.ts';
import type { Firm, Holder, Holding } from './firm.ts';
import { countHubs } from './layout.ts';
import { PEOPLE_PER_FIRM } from './people.ts';

const FOREIGN_HOLDERS = 400;
const FUNDS = 250;
const HUB_CHANCE = 0.05;
const CROSS_CHANCE = 0.012;
const RING_CHANCE = 0.12;
const TRANSFER_CHANCE = 0.095;
const DEEPEST_LEVEL = 6;

/** Rounds a share to whole or half percents, as most agreements do. */
const round = (share: number): Share => Math.max(5000, Math.round(share / 5000) * 5000);

interface Ledger {
  readonly holdings: Holding[];
  left: Share;
}

const take = (ledger: Ledger, holder: Holder, wanted: Share, since: Day): void => {
  const share = Math.min(wanted, ledger.left);
  if (share <= 0) return;
  ledger.left -= share;
  ledger.holdings.push({ holder, share, since, until: null });
};

const person = (firm: Firm, order: number): Holder => ({
  type: 'person',
  number: firm.index * PEOPLE_PER_FIRM + order,
});

/** The holders that found a firm which has no parent in the market: state body, foreign house, people or funds. */
const foundAlone = (random: Random, firm: Firm, ledger: Ledger): void => {
  const since = firm.establishedOn;
  if (firm.nature === 'state') {
    const division = random.chance(0.08)
      ? '000000'
      : random.chance(0.5)
        ? `${firm.city.code.slice(0, 2)}0000`
        : firm.city.code;
    take(
      ledger,
      { type: 'state', divisionCode: division },
      random.chance(0.6) ? WHOLE : round(random.range(520_000, 900_000)),
      since,
    );
  }
  if (firm.nature === 'foreign' || firm.nature === 'hk_mo_tw')
    take(
      ledger,
      { type: 'foreign', number: random.below(FOREIGN_HOLDERS) },
      random.chance(0.6) ? WHOLE : round(random.range(400_000, 900_000)),
      since,
    );
  if (firm.nature === 'joint')
    take(
      ledger,
      { type: 'foreign', number: random.below(FOREIGN_HOLDERS) },
      round(random.range(250_000, 500_000)),
      since,
    );
  foundByPeople(random, firm, ledger);
};

const foundByPeople = (random: Random, firm: Firm, ledger: Ledger): void => {
  const since = firm.establishedOn;
  const roll = random.next();
  const count =
    firm.form === 'sole' || (roll < 0.3 && firm.form === 'limited')
      ? 1
      : firm.isListed
        ? 4
        : random.between(2, 4);
  for (let order = 0; order < count && ledger.left > 0; order += 1) {
    const isLast = order === count - 1;
    take(
      ledger,
      person(firm, order),
      isLast ? ledger.left : round(ledger.left * random.range(0.3, 0.8)),
      since,
    );
  }
};

/** A member's parent: the head, or another earlier member while the pyramid is not too deep. */
const pickParent = (random: Random, firm: Firm, levels: Map<number, number>): number => {
  const head = firm.group?.head ?? firm.index;
  const candidate = random.chance(0.5) ? head : head + random.below(firm.index - head);
  const parent = (levels.get(candidate) ?? 0) >= DEEPEST_LEVEL ? head : candidate;
  levels.set(firm.index, (levels.get(parent) ?? 0) + 1);
  return parent;
};

const foundInGroup = (random: Random, firm: Firm, parent: number, ledger: Ledger): void => {
  const since = firm.establishedOn;
  const roll = random.next();
  const share = firm.isListed
    ? round(random.range(250_000, 600_000))
    : roll < 0.38
      ? WHOLE
      : roll < 0.85
        ? round(random.range(510_000, 950_000))
        : round(random.range(300_000, 500_000));
  take(ledger, { type: 'firm', index: parent }, share, since);
  const head = firm.group?.head ?? firm.index;
  if (ledger.left > 0 && firm.index - head > 2 && random.chance(0.35)) {
    const other = head + random.below(firm.index - head);
    if (other !== parent)
      take(ledger, { type: 'firm', index: other }, round(ledger.left * random.range(0.2, 1)), since);
  }
  if (ledger.left > 0 && random.chance(0.2))
    take(
      ledger,
      { type: 'fund', number: random.below(FUNDS) },
      round(ledger.left * random.range(0.2, 0.9)),
      since,
    );
  if (ledger.left > 0 && !firm.isListed) foundByPeople(random, firm, ledger);
};

/** Makes room for a newcomer by taking from the largest holder. */
const give = (ledger: Ledger, holder: Holder, wanted: Share, since: Day): void => {
  const largest = ledger.holdings.reduce<number>(
    (best, holding, index) => ((holding.share ?? 0) > (ledger.holdings[best]?.share ?? 0) ? index : best),
    0,
  );
  const from = ledger.holdings[largest];
  if (!from || (from.share ?? 0) <= wanted + 10_000) return;
  ledger.holdings[largest] = { ...from, share: (from.share ?? 0) - wanted };
  ledger.holdings.push({ holder, share: wanted, since: Math.max(since, from.since), until: null });
};

/** Listed firms and some others keep part of their holders to themselves. */
const hideSome = (random: Random, firm: Firm, ledger: Ledger): void => {
  if (firm.isListed) {
    const last = ledger.holdings.at(-1);
    if (ledger.left === 0 && last && ledger.holdings.length > 1)
      ledger.holdings[ledger.holdings.length - 1] = {
        ...last,
        share: round((last.share ?? 0) * random.range(0.1, 0.5)),
      };
    return;
  }
  if (!random.chance(0.06)) return;
  const last = ledger.holdings.at(-1);
  if (!last) return;
  if (ledger.holdings.length > 1 && random.chance(0.5)) ledger.holdings.pop();
  else ledger.holdings[ledger.holdings.length - 1] = { ...last, share: null };
};

/** Some holders sold out to somebody else in the last years; the old holding ends when the new one begins. */
const transferSome = (random: Random, firm: Firm, ledger: Ledger, asOf: Day): void => {
  if (firm.isListed || !random.chance(TRANSFER_CHANCE)) return;
  const index = random.below(ledger.holdings.length);
  const sold = ledger.holdings[index];
  const earliest = Math.max(firm.establishedOn + 200, asOf - 1900);
  if (!sold || sold.holder.type !== 'person' || earliest > asOf - 60) return;
  const day = earliest + random.below(asOf - 30 - earliest);
  ledger.holdings[index] = { ...sold, until: day };
  ledger.holdings.push({ holder: person(firm, 8), share: sold.share, since: day, until: null });
};

/** Who holds each firm: pyramids inside groups, hubs, cross holdings, rings, state bodies, foreign houses, open remainders. */
export const makeHoldings = (
  seed: string,
  firms: readonly Firm[],
  asOf: Day,
): readonly (readonly Holding[])[] => {
  const ledgers: Ledger[] = firms.map(() => ({ holdings: [], left: WHOLE }));
  const levels = new Map<number, number>();
  const hubs = countHubs(firms.length);
  const ledgerOf = (index: number): Ledger => ledgers[index] ?? { holdings: [], left: 0 };
  for (const firm of firms) {
    const random = makeRandom(seed, 'holders', firm.index);
    const ledger = ledgerOf(firm.index);
    const { group, index } = firm;
    if (group && group.head !== index) foundInGroup(random, firm, pickParent(random, firm, levels), ledger);
    else foundAlone(random, firm, ledger);
    const isPlain = firm.form === 'limited' || firm.form === 'joint-stock';
    if (isPlain && !firm.isHub && hubs > 0 && random.chance(HUB_CHANCE))
      give(
        ledger,
        { type: 'firm', index: random.below(hubs) },
        round(random.range(10_000, 120_000)),
        firm.establishedOn + 400,
      );
    const previous = firms[index - 1];
    if (isPlain && !group && previous && !previous.group && !previous.isHub && random.chance(CROSS_CHANCE)) {
      give(
        ledger,
        { type: 'firm', index: index - 1 },
        round(random.range(50_000, 250_000)),
        firm.establishedOn,
      );
      give(
        ledgerOf(index - 1),
        { type: 'firm', index },
        round(random.range(50_000, 250_000)),
        firm.establishedOn,
      );
    }
    if (group && index === group.head + group.size - 1 && group.size > 2 && random.chance(RING_CHANCE))
      give(
        ledgerOf(group.head),
        { type: 'firm', index },
        round(random.range(20_000, 120_000)),
        firm.establishedOn,
      );
  }
  return ledgers.map((ledger, index) => {
    const firm = firms[index];
    if (!firm) return [];
    const random = makeRandom(seed, 'holder-changes', index);
    transferSome(random, firm, ledger, asOf);
    hideSome(random, firm, ledger);
    return ledger.holdings.map((holding) => ({ ...holding, since: Math.min(holding.since, asOf - 20) }));
  });
};
