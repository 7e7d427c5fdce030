import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAILURES, SUCCESS_CODES } from './index.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/failures.md');

/** `## code`, then the lines English, Chinese and When. */
const readPage = () => {
  const sections = readFileSync(PAGE, 'utf8').split(/^## /m).slice(1);
  const line = (section: string, label: string) =>
    new RegExp(`^- ${label}: (.*)$`, 'm').exec(section)?.[1]?.trim();
  return sections.map((section) => ({
    code: section.split('\n', 1)[0]?.trim() ?? '',
    en: line(section, 'English'),
    cn: line(section, 'Chinese'),
    when: line(section, 'When'),
  }));
};

describe('the failure catalogue', () => {
  it('stands in docs/failures.md word for word, and nothing else does', () => {
    const catalogue = Object.entries(FAILURES).map(([code, failure]) => ({ code, ...failure }));
    const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1);
    expect(readPage().sort(byCode)).toEqual(catalogue.sort(byCode));
  });

  it('has no code that means success', () => {
    const codes: readonly string[] = Object.keys(FAILURES);
    expect(codes.filter((code) => SUCCESS_CODES.map(String).includes(code))).toEqual([]);
  });

  it('says every sentence in both languages', () => {
    for (const [code, { en, cn }] of Object.entries(FAILURES)) {
      expect(en, code).toMatch(/^[\x20-\x7e’]+$/);
      expect(cn, code).toMatch(/\p{Script=Han}/u);
    }
  });
});
