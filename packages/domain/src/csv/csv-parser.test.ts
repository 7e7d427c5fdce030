import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvFormError, makeCsvParser, MAX_RECORD_LENGTH } from './csv-parser.ts';

const parseInPieces = (text: string, size = text.length || 1) => {
  const parser = makeCsvParser();
  const rows: (readonly string[])[] = [];
  for (let at = 0; at < text.length; at += size)
    rows.push(...parser.push(text.slice(at, at + size)).map(({ cells }) => cells));
  return [...rows, ...parser.end().map(({ cells }) => cells)];
};

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const write = (rows: readonly (readonly string[])[], end: string) =>
  rows.map((cells) => cells.map(quote).join(',') + end).join('');

describe('comma-separated text', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['"1,000(万)",x\n', [['1,000(万)', 'x']]],
    ['"two\nlines","a ""word"""\n', [['two\nlines', 'a "word"']]],
    [
      'a,,\n,,\n',
      [
        ['a', '', ''],
        ['', '', ''],
      ],
    ],
    ['5" pipe,x\n', [['5" pipe', 'x']]],
    ['""\n', [['']]],
  ])('reads %j', (text, rows) => {
    expect(parseInPieces(text)).toEqual(rows);
  });

  it('reads back what was written, cut into pieces anywhere', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '中', ',', '"', '\n', '\r', ' '), maxLength: 6 });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), fc.integer({ min: 1, max: 9 }), (rows, end, size) => {
        expect(parseInPieces(write(rows, end), size)).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it('counts empty lines as rows', () => {
    const parser = makeCsvParser();
    expect(parser.push('h,i\n\nx,y\n').map(({ row }) => row)).toEqual([1, 3]);
  });

  it.each([
    ['a,b\n1,"open\nand on\n', 'unclosed-quote', 2],
    ['a,b\n1,"closed" not\n', 'stray-quote', 2],
    [`a,b\n"${'x'.repeat(MAX_RECORD_LENGTH + 9)}`, 'row-too-long', 2],
  ])('names the fault and its row', (text, fault, row) => {
    const read = () => parseInPieces(text);
    expect(read).toThrow(CsvFormError);
    expect(read).toThrow(`${fault} in row ${row}`);
  });
});
