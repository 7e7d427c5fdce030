import { describe, expect, it } from 'vitest';
import { REGISTER } from '../register/index.ts';
import { importFile } from './import-file.ts';
import { ImportFailure } from './failures.ts';
import type { FailureCode } from './failures.ts';
import { fixture } from './testing.ts';

const now = new Date('2026-01-01T00:00:00Z');

const importDry = (path: string, knownAt?: string) => importFile(REGISTER, path, { db: null, now, knownAt });

const findFailure = async (path: string, knownAt?: string): Promise<ImportFailure> => {
  const error: unknown = await importDry(path, knownAt).catch((caught: unknown) => caught);
  if (error instanceof ImportFailure) return error;
  throw new Error(`${path} was not refused`, { cause: error });
};

describe('a file that cannot be imported', () => {
  it.each<[string, FailureCode, RegExp]>([
    ['empty.csv', 'empty-file', /empty/],
    ['header-only.csv', 'no-rows', /no rows/],
    ['missing-column.csv', 'missing-columns', /no column 注册资金\..*资金/],
    ['cut-in-character.csv', 'truncated-file', /row 3/],
    ['cut-in-row.csv', 'truncated-file', /row 3/],
    ['cut-in-quotes.csv', 'truncated-file', /row 2/],
    ['text-after-quote.csv', 'stray-quote', /[Rr]ow 2/],
    ['binary.csv', 'binary-file', /not a text file/],
    ['workbook.xlsx', 'binary-file', /Excel .xlsx/],
    ['utf-16.csv', 'binary-file', /UTF-16/],
    ['latin.csv', 'wrong-encoding', /neither UTF-8 nor GB18030/],
    ['big5.csv', 'wrong-encoding', /line 1/],
  ])('%s is refused whole: %s', async (name, code, words) => {
    const failure = await findFailure(fixture(`not-ok/${name}`));
    expect(failure.code).toBe(code);
    expect(failure.sentence.en).toMatch(words);
    expect(failure.sentence.cn).toMatch(/\p{Script=Han}/u);
    expect(failure.sentence.en + failure.sentence.cn).not.toMatch(/[{}]/);
  });

  it('says when there is no file, or a folder', async () => {
    expect((await findFailure(fixture('ok/none.csv'))).code).toBe('file-not-found');
    expect((await findFailure(fixture('ok'))).code).toBe('not-a-file');
  });

  it.each(['2026-02-01', '2025-02-30', 'yesterday', '2025-1-1'])('takes no --known-at %s', async (day) => {
    expect((await findFailure(fixture('ok/register.csv'), day)).code).toBe('wrong-known-at');
  });
});
