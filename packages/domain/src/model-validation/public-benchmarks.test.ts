import { expect, it } from 'vitest';
import { findBenchmarkWords } from './benchmark-words.ts';
import { PUBLIC_BENCHMARKS } from './index.ts';
import printed from './public-benchmarks.json' with { type: 'json' };

it('every printed line stands on the page, in words of both languages', () => {
  expect(PUBLIC_BENCHMARKS.lines.map(({ ours }) => ours)).toEqual(printed.lines.map(({ ours }) => ours));
  for (const { task } of printed.lines) {
    const told = findBenchmarkWords(task);
    expect(told, task).toBeDefined();
    expect(told?.task.cn).toMatch(/\p{Script=Han}/u);
  }
});

it('what the paper says is marked as not checked, and what was left out of the print stays out', () => {
  const boosting = PUBLIC_BENCHMARKS.lines.find(({ task }) =>
    task.en.endsWith('within a year, boosted trees'),
  );
  expect(boosting?.paper).toMatchObject({ value: 'EXGB .955', mark: 'literature' });
  const stumps = PUBLIC_BENCHMARKS.lines.find(({ task }) => task.en.endsWith('boosted stumps'));
  expect(stumps).toMatchObject({ paper: null, events: 408 });
  const altman = PUBLIC_BENCHMARKS.lines.find(({ task }) => task.en.includes('Altman Z as published'));
  expect(altman).toMatchObject({ cases: 10_296, events: 87, bar: null });
  expect(altman?.spread?.en).toMatch(/^95%: 0\.7\d\d – 0\.8\d\d$/);
});
