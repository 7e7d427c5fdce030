import type { MatchReason } from '@mingjian/domain/search-terms';

/** Why a company fits -> key of its words in the `search-box` texts. */
export const REASON_KEYS = {
  'full-name': 'fullName',
  brand: 'brand',
  'name-part': 'namePart',
  'former-name': 'formerName',
  'english-name': 'englishName',
  pinyin: 'pinyin',
  initials: 'initials',
  'credit-code': 'creditCode',
  'code-prefix': 'codePrefix',
  'other-code': 'otherCode',
  'similar-name': 'similarName',
} as const satisfies Record<MatchReason, string>;
