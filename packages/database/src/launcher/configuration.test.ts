import { expect, test } from 'vitest';
import { makeConfiguration } from './configuration.ts';

const GIB = 1024 ** 3;
const read = (text: string, name: string) => new RegExp(`^${name} = (.*)$`, 'm').exec(text)?.[1];

test.each([
  [1, '128MB', '8MB'],
  [8, '1024MB', '16MB'],
  [24, '2048MB', '48MB'],
  [256, '2048MB', '48MB'],
])('a machine with %i GB gets %s of shared buffers and %s for a sort', (gib, buffers, work) => {
  const text = makeConfiguration('durable', gib * GIB);
  expect([read(text, 'shared_buffers'), read(text, 'work_mem')]).toEqual([buffers, work]);
});

test('only the data of tests may be lost', () => {
  const durable = makeConfiguration('durable', 8 * GIB);
  expect([read(durable, 'synchronous_commit'), read(durable, 'fsync'), read(durable, 'jit')]).toEqual([
    'on',
    undefined,
    'off',
  ]);
  expect(read(makeConfiguration('throwaway', 8 * GIB), 'fsync')).toBe('off');
});
