/** Codes of the dictionary field `ownership_nature`. */
export type OwnershipNature = 'state' | 'private' | 'foreign' | 'hk_mo_tw' | 'collective' | 'joint';

/** In order: the first that fits decides. `null` stands for words that look like a hint and are none. */
const HINTS: readonly (readonly [RegExp, OwnershipNature | null])[] = [
  [/非自然人投资/, null],
  [/[港澳台][、,]?[港澳台]/, 'hk_mo_tw'],
  [/外商|外国|外资企业|中外合/, 'foreign'],
  [/国有|全民所有/, 'state'],
  [/集体/, 'collective'],
  [/联营/, 'joint'],
  [/私营|自然人|个人独资|个体/, 'private'],
];

/** The nature of ownership where the legal form itself names it (`集体所有制`, `有限责任公司(自然人独资)`), else null. */
export const findOwnershipNature = (companyType: string): OwnershipNature | null =>
  HINTS.find(([hint]) => hint.test(companyType))?.[1] ?? null;
