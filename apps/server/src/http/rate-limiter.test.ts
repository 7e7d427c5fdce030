import { expect, it } from 'vitest';
import { makeRateLimiter } from './rate-limiter.ts';

const makeClock = () => {
  let now = 0;
  return { clock: () => new Date(now), forward: (milliseconds: number) => (now += milliseconds) };
};

it('holds a minute of calls and refills evenly', () => {
  const { clock, forward } = makeClock();
  const limiter = makeRateLimiter(clock, { read: 60 });
  const taken = () => Array.from({ length: 100 }, () => limiter.take('read', 'me')).filter(Boolean).length;
  expect(taken()).toBe(60);
  forward(500);
  expect(taken()).toBe(0);
  forward(500);
  expect(taken()).toBe(1);
  forward(3_600_000);
  expect(taken()).toBe(60);
});

it('counts callers and classes apart', () => {
  const { clock } = makeClock();
  const limiter = makeRateLimiter(clock, { read: 1, write: 1 });
  expect(limiter.take('read', 'me')).toBe(true);
  expect(limiter.take('read', 'me')).toBe(false);
  expect(limiter.take('read', 'you')).toBe(true);
  expect(limiter.take('write', 'me')).toBe(true);
});
