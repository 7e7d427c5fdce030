import type { FacetName } from '@mingjian/contract/search';
import { presentEnum } from '@mingjian/domain/companies';
import { findDivision as findPlace } from '@mingjian/domain/divisions';
import { findIndustry } from '@mingjian/domain/industry';
import { findClassByName } from '@mingjian/domain/ratings';
import { usePick, useTranslation } from '../../i18n/index.ts';

interface Words {
  readonly en: string;
  readonly cn: string;
}

const same = (words: string): Words => ({ en: words, cn: words });

const placeWords = (code: string): Words => {
  const place = findPlace(code);
  return place ? { en: place.nameEn, cn: place.name } : same(code);
};

const industryWords = (code: string): Words => {
  const industry = findIndustry(code);
  return industry ? { en: `${code} ${industry.en}`, cn: `${code} ${industry.cn}` } : same(code);
};

const ratingWords = (name: string): Words => {
  const symbol = findClassByName(name)?.symbol;
  return same(symbol ? `${name} ${symbol}` : name);
};

/** Filter and value -> key of the words in the `search` texts. */
const KEYS: Readonly<Partial<Record<string, ValueKey>>> = {
  'listed yes': 'listedYes',
  'listed no': 'listedNo',
  'highTech yes': 'highTechYes',
  'highTech no': 'highTechNo',
  'size large': 'sizeLarge',
  'size medium': 'sizeMedium',
  'size small': 'sizeSmall',
  'size micro': 'sizeMicro',
};
type ValueKey =
  | 'listedYes'
  | 'listedNo'
  | 'highTechYes'
  | 'highTechNo'
  | 'sizeLarge'
  | 'sizeMedium'
  | 'sizeSmall'
  | 'sizeMicro';

/** How the values of a filter are called, in the language of the session. */
export const useFilterWords = (): ((name: FacetName, value: string) => string) => {
  const pick = usePick();
  const { t } = useTranslation('search');
  return (name, value) => {
    switch (name) {
      case 'status':
        return pick(presentEnum('registration_status', value));
      case 'nature':
        return pick(presentEnum('ownership_nature', value));
      case 'province':
      case 'city':
        return pick(placeWords(value));
      case 'section':
      case 'division':
        return pick(industryWords(value));
      case 'rating':
        return pick(ratingWords(value));
      default: {
        const key = KEYS[`${name} ${value}`];
        return key ? t(key) : value;
      }
    }
  };
};
