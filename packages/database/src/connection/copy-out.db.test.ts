import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await makeTestDatabase();
});
afterAll(() => db.close());

const collect = async (text: string): Promise<Buffer> => {
  const parts: Buffer[] = [];
  await db.readCopy(text, (part) => parts.push(Buffer.from(part)));
  return Buffer.concat(parts);
};

const BYTES = 3_000_000;

test('every byte arrives, whether messages are longer or shorter than what a socket reads at once', async () => {
  const one = await collect(`copy (select repeat('ab', ${BYTES / 2})) to stdout`);
  expect(one.length).toBe(BYTES + 1);
  expect(one.subarray(0, 4).toString()).toBe('abab');
  const many = await collect('copy (select generate_series(1, 100000)) to stdout');
  expect(many.toString()).toBe(Array.from({ length: 100_000 }, (_, at) => `${at + 1}\n`).join(''));
});

test('calls at the same time do not mix', async () => {
  const texts = await Promise.all(
    Array.from({ length: 8 }, (_, at) => collect(`copy (select repeat('${at}', 200000)) to stdout`)),
  );
  expect(texts.map((text) => new Set(text.toString().trim()))).toEqual(
    Array.from({ length: 8 }, (_, at) => new Set(String(at))),
  );
});

test('an error of the server, before and among the rows, and one of the reader reach the caller', async () => {
  await expect(collect('copy (select * from no_such_table) to stdout')).rejects.toThrow('no_such_table');
  await expect(
    collect('copy (select 1 / (50000 - n) from generate_series(1, 60000) n) to stdout'),
  ).rejects.toThrow('division by zero');
  const failing = db.readCopy('copy (select generate_series(1, 100000)) to stdout', () => {
    throw new RangeError('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect((await collect('copy (select 7) to stdout')).toString()).toBe('7\n');
});
