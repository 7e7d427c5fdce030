/**
 * Namespaces of the tokens of a company; a namespace keeps a brand apart from a word that is spelled alike.
 * bigram and character: of the Chinese names; core, brand: whole texts; initials and pinyin: beginnings;
 * allInitials, brandPinyin: whole; * word and edge: English words and their beginnings; code: identifiers; filter: values of the screening filters.
 */
export const TOKEN_KINDS = {
  bigram: 'b',
  character: 'u',
  core: 'c',
  brand: 'm',
  initials: 'i',
  allInitials: 'j',
  pinyin: 'p',
  brandPinyin: 'q',
  word: 'w',
  edge: 'e',
  code: 'k',
  filter: 'f',
} as const;
export type TokenKind = keyof typeof TOKEN_KINDS;

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

const mix = (hash: number, text: string): number => {
  let state = hash;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), PRIME);
  return state;
};

const SEEDS = Object.fromEntries(
  Object.entries(TOKEN_KINDS).map(([kind, letter]) => [kind, mix(OFFSET, letter)]),
) as Record<TokenKind, number>;

/**
 * A token as PostgreSQL stores it: FNV-1a over namespace and UTF-16 units, signed 32 bits.
 * Two texts may share a token (1 in 4 billion a pair), so whatever a token finds is checked against the text.
 */
export const hashToken = (kind: TokenKind, text: string): number => mix(SEEDS[kind], text) | 0;
