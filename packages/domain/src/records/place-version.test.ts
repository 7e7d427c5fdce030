import { expect, test } from 'vitest';
import { placeVersion } from './index.ts';

const JAN = '2024-01-01T00:00:00.000Z';
const FEB = '2024-02-01T00:00:00.000Z';
const MAR = '2024-03-01T00:00:00.000Z';
const first = { version: 1, knownFrom: FEB, knownTo: null, contentHash: 'a' };

test('the first version of a record is open', () => {
  expect(placeVersion([], JAN, 'a')).toEqual({ outcome: 'created', version: 1, knownTo: null, closes: null });
});

test('hearing the same again changes nothing', () => {
  expect(placeVersion([first], MAR, 'a')).toEqual({ outcome: 'unchanged' });
});

test('a new content closes the version that stood', () => {
  expect(placeVersion([first], MAR, 'b')).toEqual({
    outcome: 'created',
    version: 2,
    knownTo: null,
    closes: 1,
  });
});

test('a version that arrives late ends where the known one begins', () => {
  expect(placeVersion([first], JAN, 'b')).toEqual({
    outcome: 'created',
    version: 2,
    knownTo: FEB,
    closes: null,
  });
});

test('a late version between two takes the rest of the earlier one', () => {
  const chain = [
    { version: 1, knownFrom: JAN, knownTo: MAR, contentHash: 'a' },
    { version: 2, knownFrom: MAR, knownTo: null, contentHash: 'b' },
  ];
  expect(placeVersion(chain, FEB, 'c')).toEqual({ outcome: 'created', version: 3, knownTo: MAR, closes: 1 });
});

test('two contents of one moment: the later arrival stands', () => {
  expect(placeVersion([first], FEB, 'b')).toEqual({
    outcome: 'created',
    version: 2,
    knownTo: null,
    closes: 1,
  });
});
