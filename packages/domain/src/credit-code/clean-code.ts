/** Trims, turns full-width characters into plain ones, drops spaces and hyphens inside, upper-cases: `９１３4 01-x` -> `913401X`. */
export const cleanCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\u200B\uFEFF-]+/g, '')
    .toUpperCase();

export type CodeFault = 'missing' | 'wrong-length' | 'wrong-character' | 'wrong-check-digit';

export type ParsedCode =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly reason: CodeFault };

export const refuseCode = (reason: CodeFault): ParsedCode => ({ ok: false, reason });
