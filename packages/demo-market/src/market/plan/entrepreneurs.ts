import { makeRandom } from '../basis/random.ts';
import type { Random } from '../basis/random.ts';
import type { Firm, Holding, Market, Venture } from './firm.ts';
import { PEOPLE_PER_FIRM } from './people.ts';

const FIRST_FIRM_CHANCE = 0.02;
const MOST_OTHERS = 7;
/** Somebody's other firms stand among the next that could be his. */
const SPREAD = 300;
const TRIES = 30;

const founderOf = ({ index }: Firm): number => index * PEOPLE_PER_FIRM;

const isOfFounder = (firm: Firm, { holder, until }: Holding): boolean =>
  holder.type === 'person' && holder.number === founderOf(firm) && until === null;

/** Private firms that stand alone and that the first of their own people holds. */
const listOwnFirms = ({ firms, owners }: Market): readonly Firm[] =>
  firms.filter(
    (firm) =>
      firm.nature === 'private' &&
      firm.group === null &&
      !firm.isListed &&
      !firm.isHub &&
      (firm.form === 'limited' || firm.form === 'joint-stock') &&
      (owners[firm.index] ?? []).some((holding) => isOfFounder(firm, holding)),
  );

/** People open another firm in their trade or in their province, mostly. */
const pickOther = (
  random: Random,
  first: Firm,
  near: readonly Firm[],
  taken: ReadonlyMap<number, Venture>,
): Firm | null => {
  const free = near.filter(({ index }) => !taken.has(index));
  let found: Firm | null = null;
  for (let tries = 0; tries < TRIES && free.length > 0; tries += 1) {
    found = random.pick(free);
    const isInTrade = found.industry.kind === first.industry.kind;
    if (isInTrade || found.city.code.slice(0, 2) === first.city.code.slice(0, 2)) return found;
  }
  return found;
};

const drawPost = (random: Random): Venture['post'] => {
  const roll = random.next();
  return roll < 0.65 ? 'representative' : roll < 0.85 ? 'board' : 'none';
};

const drawVentures = (market: Market): ReadonlyMap<number, Venture> => {
  const ventures = new Map<number, Venture>();
  const own = listOwnFirms(market);
  for (const [place, first] of own.entries()) {
    const random = makeRandom(market.seed, 'entrepreneur', first.index);
    if (ventures.has(first.index) || !random.chance(FIRST_FIRM_CHANCE)) continue;
    const near = own.slice(place + 1, place + 1 + SPREAD);
    if (near.length === 0) continue;
    const person = founderOf(first);
    // Pareto: most have one other firm, a few have many.
    const others = Math.min(MOST_OTHERS, Math.floor((1 - random.next()) ** (-1 / 1.4)));
    ventures.set(first.index, { index: first.index, person, post: 'representative' });
    for (let order = 0; order < others; order += 1) {
      const other = pickOther(random, first, near, ventures);
      if (other) ventures.set(other.index, { index: other.index, person, post: drawPost(random) });
    }
  }
  return ventures;
};

/** A few of a hundred private firms belong to somebody who holds others too, under the key of the first. */
export const addEntrepreneurs = (market: Market): Market => {
  const ventures = drawVentures(market);
  const owners = market.owners.map((holdings, index) => {
    const venture = ventures.get(index);
    const firm = market.firms[index];
    if (!venture || !firm) return holdings;
    return holdings.map((holding): Holding =>
      isOfFounder(firm, holding)
        ? { ...holding, holder: { type: 'person', number: venture.person } }
        : holding,
    );
  });
  return { ...market, owners, ventures };
};

/** Every firm of who holds this one and others; none where its holder has no other. */
export const listVentures = ({ ventures }: Market, { index }: Firm): readonly Venture[] => {
  const own = ventures.get(index);
  return own ? (groupByPerson(ventures).get(own.person) ?? []) : [];
};

const byPerson = new WeakMap<Market['ventures'], ReadonlyMap<number, readonly Venture[]>>();

const groupByPerson = (ventures: Market['ventures']): ReadonlyMap<number, readonly Venture[]> => {
  const known = byPerson.get(ventures) ?? Map.groupBy(ventures.values(), ({ person }) => person);
  byPerson.set(ventures, known);
  return known;
};
