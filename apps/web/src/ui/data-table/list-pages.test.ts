import { expect, it } from 'vitest';
import { listPages } from './list-pages.ts';

it.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [7, 9, '1 … 6 7 8 9'],
  [12, 9, '1 … 9'],
])('on page %i of %i offers %s', (page, last, expected) => {
  expect(
    listPages(page, last)
      .map((at) => at ?? '…')
      .join(' '),
  ).toBe(expected);
});
