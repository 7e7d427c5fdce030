/**
 * The industries of the size standard of the National Bureau of Statistics (Guotongzi [2017] 213),
 * which groups GB/T 4754 in its own way. `docs/figures/size-grade.md`.
 */
export const SIZE_INDUSTRIES = [
  'agriculture',
  'industry',
  'construction',
  'wholesale',
  'retail',
  'transport',
  'warehousing',
  'post',
  'hotels',
  'catering',
  'information-transmission',
  'software',
  'real-estate-development',
  'property-management',
  'leasing-and-business-services',
  'other',
] as const;
export type SizeIndustry = (typeof SIZE_INDUSTRIES)[number];

/** Longest prefix wins. null: the standard leaves the activity out (finance has a scheme of the central bank). */
const BY_PREFIX: Readonly<Record<string, SizeIndustry | null>> = {
  A: 'agriculture',
  B: 'industry',
  C: 'industry',
  D: 'industry',
  E: 'construction',
  F51: 'wholesale',
  F52: 'retail',
  G: 'transport',
  G53: null,
  G59: 'warehousing',
  G591: 'transport',
  G60: 'post',
  H61: 'hotels',
  H62: 'catering',
  I63: 'information-transmission',
  I64: 'information-transmission',
  I65: 'software',
  J: null,
  K: 'real-estate-development',
  K702: 'property-management',
  K703: 'other',
  // The note to the table leaves out the letting of own property.
  K704: null,
  K709: 'other',
  L: 'leasing-and-business-services',
  M: 'other',
  N: 'other',
  O: 'other',
  P: null,
  Q84: null,
  Q85: 'other',
  R: 'other',
  S: null,
  T: null,
};

/** Undefined: the code is too short or unknown to tell; null: the standard does not cover the activity. */
export const findSizeIndustry = (industryCode: string): SizeIndustry | null | undefined => {
  for (let length = Math.min(industryCode.length, 4); length > 0; length--) {
    const found = BY_PREFIX[industryCode.slice(0, length)];
    if (found !== undefined) return found;
  }
  return undefined;
};
