import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonFormError, makeJsonSplitter } from './index.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const split = (text: string, size = 1 << 20) => {
  const bytes = encode(text);
  const splitter = makeJsonSplitter();
  const pieces = [];
  for (let at = 0; at < bytes.length; at += size)
    pieces.push(...splitter.push(bytes.subarray(at, at + size)));
  splitter.end();
  return pieces.map(({ number, start, bytes: piece }) => ({ number, start, text: decode(piece) }));
};

describe('a file of JSON objects', () => {
  it.each([
    ['one object', '{"a":1}', ['{"a":1}']],
    ['lines', '{"a":1}\n{"b":"}{"}\r\n', ['{"a":1}', '{"b":"}{"}']],
    ['an array', '\uFEFF[ {"a":[{}]}, {"名":"\\"]}"} ]\n', ['{"a":[{}]}', '{"名":"\\"]}"}']],
    ['nothing', ' \n[]', []],
  ])('%s', (_, text, objects) => {
    expect(split(text).map((piece) => piece.text)).toEqual(objects);
  });

  it.each([
    ['[1,2]', 'not-an-object', 1],
    ['{"a":1} "b"', 'not-an-object', 2],
    ['{"a":1}\n{"b":', 'unclosed-object', 2],
  ])('%s is refused', (text, fault, object) => {
    expect(() => split(text)).toThrow(new JsonFormError(fault as 'not-an-object', object));
  });

  it('is taken apart the same however it is cut, and each place is where the object begins', () => {
    const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 });
    fc.assert(
      fc.property(objects, fc.integer({ min: 1, max: 9 }), fc.boolean(), (values, size, isArray) => {
        const text = isArray
          ? JSON.stringify(values, null, 1)
          : values.map((value) => JSON.stringify(value)).join('\n');
        const pieces = split(text, size);
        expect(pieces.map((piece) => JSON.parse(piece.text) as unknown)).toEqual(
          values.map((value) => JSON.parse(JSON.stringify(value)) as unknown),
        );
        for (const { start, text: piece } of pieces)
          expect(decode(encode(text).subarray(start, start + encode(piece).length))).toBe(piece);
      }),
      { numRuns: 200 },
    );
  });
});
