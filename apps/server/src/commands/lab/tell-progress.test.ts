import { expect, it } from 'vitest';
import { makeProgress } from './tell-progress.ts';

const listen = (isTTY: boolean, shares: readonly number[]): string => {
  let heard = '';
  const tell = makeProgress('fit', {
    isTTY,
    write: (text: string) => {
      heard += text;
    },
  });
  shares.forEach(tell);
  return heard;
};

it('progress is one line in a terminal and a line for each tenth elsewhere', () => {
  expect(listen(true, [0.001, 0.5, 0.504, 1])).toBe('\rfit: 50 %\rfit: 100 %\n');
  expect(listen(false, [0.05, 0.1, 0.15, 0.31, 1])).toBe('fit: 10 %\nfit: 30 %\nfit: 100 %\n');
});
