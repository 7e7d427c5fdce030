import { makeRandom } from '../basis/random.ts';
import type { Group, Nature } from './firm.ts';

const HUB_SPACING = 7000;
const GROUP_CHANCE = 0.06;
const LARGEST_GROUP = 120;

/** The first firms are hubs: investment houses that hold small stakes in hundreds of others. */
export const countHubs = (companies: number): number =>
  companies < 50 ? 0 : Math.max(1, Math.round(companies / HUB_SPACING));

const drawNature = (roll: number): Nature =>
  roll < 0.27
    ? 'state'
    : roll < 0.84
      ? 'private'
      : roll < 0.92
        ? 'foreign'
        : roll < 0.96
          ? 'hk_mo_tw'
          : 'joint';

/** Which firms belong together: the group of each index, or null for a firm that stands alone. Sizes are Pareto, 2 .. 120. */
export const layOutGroups = (seed: string, companies: number): readonly (Group | null)[] => {
  const random = makeRandom(seed, 'layout');
  const groups: (Group | null)[] = Array.from({ length: countHubs(companies) }, () => null);
  while (groups.length < companies) {
    if (!random.chance(GROUP_CHANCE)) {
      groups.push(null);
      continue;
    }
    const nature = drawNature(random.next());
    const pareto = Math.floor(2 * (1 - random.next()) ** (-1 / 1.3)) * (nature === 'state' ? 2 : 1);
    const size = Math.min(
      pareto,
      LARGEST_GROUP,
      Math.max(2, Math.floor(companies / 8)),
      companies - groups.length,
    );
    const group: Group = { head: groups.length, size, nature, luck: random.normal() };
    for (let member = 0; member < size; member += 1) groups.push(size > 1 ? group : null);
  }
  return groups;
};
