import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCopiedRows } from './parse-copied-rows.ts';

const HEADER = Buffer.alloc(19, 1);

/** Rows of two fields as COPY sends them. */
const writeRows = (rows: readonly (readonly [Uint8Array, Uint8Array])[]): Buffer => {
  const parts = rows.flatMap((fields) => [
    Buffer.from([0, 2]),
    ...fields.flatMap((field) => {
      const length = Buffer.alloc(4);
      length.writeInt32BE(field.length);
      return [length, Buffer.from(field)];
    }),
  ]);
  return Buffer.concat([HEADER, ...parts, Buffer.from([0xff, 0xff])]);
};

const field = fc.uint8Array({ maxLength: 40 });

test('rows are read alike however the bytes are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(field, field), { maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 }),
      (rows, cuts) => {
        const bytes = writeRows(rows);
        const targets = [Buffer.alloc(40), Buffer.alloc(40)];
        const read: number[][][] = [];
        const parse = parseCopiedRows(targets, (lengths) =>
          read.push(targets.map((target, at) => [...target.subarray(0, lengths[at])])),
        );
        for (let at = 0, cut = 0; at < bytes.length; cut += 1) {
          const length = cuts[cut % cuts.length] ?? 1;
          parse(bytes.subarray(at, at + length));
          at += length;
        }
        expect(read).toEqual(rows.map((row) => row.map((bytesOf) => [...bytesOf])));
      },
    ),
  );
});

test('a field that is longer than its room is refused', () => {
  const parse = parseCopiedRows([Buffer.alloc(2), Buffer.alloc(2)], () => undefined);
  expect(() => parse(writeRows([[new Uint8Array(3), new Uint8Array(1)]]))).toThrow(RangeError);
});
