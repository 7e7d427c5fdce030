export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;
const STRONG_LENGTH = 12;

export const PASSWORD_STRENGTHS = ['weak', 'medium', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** What the strength meter says beside a weak password. */
export const PASSWORD_HINT = {
  en: 'Combine letters with numbers or symbols',
  cn: '请将字母与数字或符号组合使用',
} as const;

/** Letters (of any script), digits and all other signs. */
const KINDS: readonly RegExp[] = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

const hasFewSigns = (password: string): boolean => new Set(password).size < 5;

/**
 * How hard a password is to guess. Weak: under 8 characters, fewer than five different ones, or letters, digits or
 * symbols alone. Strong: at least 12 characters with all three kinds, or with two kinds and capitals and small letters.
 * Medium: the rest.
 */
export const calculatePasswordStrength = (password: string): PasswordStrength => {
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (password.length < MIN_PASSWORD_LENGTH || hasFewSigns(password) || kinds < 2) return 'weak';
  const hasBothCases = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password);
  return password.length >= STRONG_LENGTH && (kinds === 3 || hasBothCases) ? 'strong' : 'medium';
};
