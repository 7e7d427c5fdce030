import type { Day } from '../basis/days.ts';
import { makeRandom } from '../basis/random.ts';
import type { Random } from '../basis/random.ts';
import { makeDemoCreditCode, makeDemoStockCode, makeDemoZhongzhengCode } from './codes.ts';
import { drawTraits } from './draw-firm.ts';
import type { FirmTraits } from './draw-firm.ts';
import type { Firm, Group } from './firm.ts';
import { countHubs, layOutGroups } from './layout.ts';
import { composeName, drawBrand } from './names.ts';
import { listFittingClasses } from '../words/industry-profiles.ts';
import type { Brand, CompanyName } from './names.ts';

const LARGE_YUAN = 200_000_000;
/** Shares of the firms whose 中征码 is on file. */
const LARGE_BORROWERS = 0.2;
const BORROWERS = 0.03;

const drawName = (
  random: Random,
  traits: FirmTraits,
  head: Firm | undefined,
  isGroupHead: boolean,
  taken: Set<string>,
): { brand: Brand; name: CompanyName; word: string } => {
  for (;;) {
    const brand = head && random.chance(0.75) ? { cn: head.brand, en: head.brandEn } : drawBrand(random);
    const word = random.pick(traits.industry.words);
    const name = composeName(random, {
      city: traits.city,
      brand,
      word,
      form: traits.form,
      isGroupHead,
      isLarge: traits.scale > LARGE_YUAN,
    });
    // A member whose name is taken may need another brand, so the loop draws everything again.
    if (taken.has(name.cn) && !random.chance(0.02)) continue;
    const free = taken.has(name.cn)
      ? { ...name, cn: name.cn.replace(brand.cn, `${brand.cn}${drawBrand(random).cn}`) }
      : name;
    if (taken.has(free.cn)) continue;
    taken.add(free.cn);
    return { brand, name: free, word: word[0] };
  }
};

/** All firms of a market, in order; names are unique. */
export const makeFirms = (seed: string, companies: number, asOf: Day): readonly Firm[] => {
  const groups = layOutGroups(seed, companies);
  const hubs = countHubs(companies);
  const taken = new Set<string>();
  const firms: Firm[] = [];
  let listed = 0;
  for (let index = 0; index < companies; index += 1) {
    const random = makeRandom(seed, 'firm', index);
    const group: Group | null = groups[index] ?? null;
    const head = group && group.head !== index ? firms[group.head] : undefined;
    const traits = drawTraits(random, asOf, group, head, index < hubs);
    const isGroupHead = group !== null && !head && group.size > 3 && traits.form !== 'collective';
    const { brand, name, word } = drawName(random, traits, head, isGroupHead, taken);
    firms.push({
      ...traits,
      index,
      name: name.cn,
      nameEn: name.en,
      brand: brand.cn,
      brandEn: brand.en,
      creditCode: makeDemoCreditCode(index, traits.areaCode, traits.form === 'sole' ? '2' : '1'),
      stockCode: traits.isListed ? makeDemoStockCode(listed++) : null,
      zhongzhengCode: makeRandom(seed, 'zhongzheng', index).chance(
        traits.scale > LARGE_YUAN ? LARGE_BORROWERS : BORROWERS,
      )
        ? makeDemoZhongzhengCode(index)
        : null,
      classCode: random.pick(
        random.chance(0.8) ? listFittingClasses(traits.industry, word) : traits.industry.classes,
      ),
      group,
      isHub: index < hubs,
    });
  }
  return firms;
};
