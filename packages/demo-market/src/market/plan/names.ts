import type { City } from '@mingjian/domain/divisions';
import { findProvince } from '@mingjian/domain/divisions';
import type { Random } from '../basis/random.ts';
import { BRAND_SYLLABLES, ENGLISH_HEADS, ENGLISH_TAILS } from '../words/brand-syllables.ts';
import { isWellKnown } from '../words/well-known-brands.ts';
import type { LegalForm } from './firm.ts';

export interface Brand {
  readonly cn: string;
  readonly en: string;
}

/** A brand of two or three characters that holds no well-known firm's name; English is pinyin or a made word. */
export const drawBrand = (random: Random): Brand => {
  for (;;) {
    const count = random.chance(0.22) ? 3 : 2;
    const syllables = Array.from({ length: count }, () => random.pick(BRAND_SYLLABLES));
    const cn = syllables.map((syllable) => syllable.cn).join('');
    if (new Set(syllables.map((syllable) => syllable.cn)).size < count || isWellKnown(cn)) continue;
    const pinyin = syllables.map((syllable) => syllable.pinyin).join('');
    const en = random.chance(0.18)
      ? random.pick(ENGLISH_HEADS) + random.pick(ENGLISH_TAILS)
      : pinyin.slice(0, 1).toUpperCase() + pinyin.slice(1);
    return { cn, en };
  }
};

const FORM_WORDS: Readonly<Record<LegalForm, readonly [cn: string, en: string]>> = {
  limited: ['有限公司', 'Co., Ltd.'],
  'joint-stock': ['股份有限公司', 'Corp., Ltd.'],
  partnership: ['合伙企业（有限合伙）', '(Limited Partnership)'],
  sole: ['经营部', 'Trading House'],
  collective: ['厂', 'Works'],
};

export interface NameParts {
  readonly city: City;
  readonly brand: Brand;
  readonly word: readonly [cn: string, en: string];
  readonly form: LegalForm;
  readonly isGroupHead: boolean;
  /** Large firms take the province before their name. */
  readonly isLarge: boolean;
}

export interface CompanyName {
  readonly cn: string;
  readonly en: string;
}

/** Region + brand + industry + legal form, in the orders that the registry allows. */
export const composeName = (random: Random, parts: NameParts): CompanyName => {
  const { city, brand, word, form, isGroupHead } = parts;
  const province = findProvince(city.code);
  const isProvincial = parts.isLarge && random.chance(0.4);
  const short = isProvincial ? (province?.shortName ?? '') : city.shortName;
  const regionEn = isProvincial ? (province?.nameEn ?? '') : city.nameEn;
  const [formCn, formEn] = FORM_WORDS[form];
  const groupCn = isGroupHead ? '集团' : '';
  const groupEn = isGroupHead ? ' Group' : '';
  const style = random.next();
  if (style < 0.1 && form !== 'sole' && form !== 'collective')
    return {
      cn: `${brand.cn}${word[0]}${groupCn}（${short}）${formCn}`,
      en: `${brand.en} ${word[1]}${groupEn} (${regionEn}) ${formEn}`,
    };
  const suffix = style < 0.42 && !isProvincial ? city.name.slice(city.shortName.length) : '';
  return {
    cn: `${short}${suffix}${brand.cn}${word[0]}${groupCn}${formCn}`,
    en: `${regionEn} ${brand.en} ${word[1]}${groupEn} ${formEn}`,
  };
};
