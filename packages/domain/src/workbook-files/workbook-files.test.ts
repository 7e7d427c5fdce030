import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectFile, readZipDirectory } from './index.ts';

const ZIP_START = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND_START = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const text = (words: string) => new TextEncoder().encode(words);
const MAX_BYTES = 1_000_000;

describe('what a file is', () => {
  it.each([
    ['企业名称,代码\n甲有限公司,1', 'list.csv', { ok: true, kind: 'csv' }],
    ['企业名称,代码', 'list.txt', { ok: true, kind: 'csv' }],
    ['企业名称,代码', 'list.xls', { ok: false, refusal: 'file-is-no-table' }],
    ['\uFEFF<?xml version="1.0"?>', 'list.csv', { ok: false, refusal: 'file-is-no-table' }],
    ['{\\rtf1', 'list.csv', { ok: false, refusal: 'file-is-no-table' }],
    ['', 'list.csv', { ok: false, refusal: 'file-is-empty' }],
    ['企业名称,代码', 'list.XLSM', { ok: false, refusal: 'file-has-macros' }],
  ])('%j called %s', (content, fileName, expected) => {
    expect(inspectFile(text(content), fileName, MAX_BYTES)).toEqual(expected);
  });

  it('is told of any bytes without a fault of ours', () => {
    const starts = fc.constantFrom([], ZIP_START, COMPOUND_START);
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 3_000 }), (start, rest) => {
        const bytes = Uint8Array.from([...start, ...rest]);
        expect(['xlsx', 'xls', 'csv', undefined]).toContain(
          ((found) => (found.ok ? found.kind : undefined))(inspectFile(bytes, 'a', MAX_BYTES)),
        );
      }),
    );
  });
});

describe('the directory of a zip', () => {
  it('that ends too early, or points outside, is none', () => {
    const end = Uint8Array.from([0x50, 0x4b, 0x05, 0x06, ...Array.from({ length: 18 }, () => 0)]);
    expect(readZipDirectory(end)).toBeUndefined();
    const pointing = Uint8Array.from(end);
    pointing[10] = 1;
    pointing[16] = 0xff;
    expect(readZipDirectory(pointing)).toBeUndefined();
    expect(readZipDirectory(Uint8Array.from(ZIP_START))).toBeUndefined();
  });
});
