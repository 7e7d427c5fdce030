import { expect, it } from 'vitest';
import { findNoticeStage } from './index.ts';

const times = { beginsAt: '2026-11-20T00:00:00.000Z', endsAt: '2026-11-22T00:00:00.000Z', withdrawnAt: null };

it.each([
  ['2026-11-19T23:59:59.999Z', times, 'planned'],
  ['2026-11-20T00:00:00.000Z', times, 'running'],
  ['2026-11-22T00:00:00.000Z', times, 'ended'],
  ['2036-11-22T00:00:00.000Z', { ...times, endsAt: null }, 'running'],
  ['2026-11-21T00:00:00.000Z', { ...times, withdrawnAt: '2026-11-20T12:00:00.000Z' }, 'withdrawn'],
] as const)('at %s a notice is told by its times', (at, given, stage) => {
  expect(findNoticeStage(given, at)).toBe(stage);
});
