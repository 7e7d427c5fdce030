import { expect, it } from 'vitest';
import { isDuplicate } from './swallow-duplicates.ts';

const here = { pathname: '/system/analysis', search: '?keyword=a', hash: '' };

it.each([
  ['/system/analysis?keyword=a', true],
  ['/system/analysis?keyword=b', false],
  ['/system/analysis', false],
  [{ search: '?keyword=a' }, true],
  [{ pathname: '/system/analysis' }, true],
  ['../index', false],
])('a push to %j from the same screen is swallowed: %s', (to, swallowed) =>
  expect(isDuplicate(here, to)).toBe(swallowed),
);
