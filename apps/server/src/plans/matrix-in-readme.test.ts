import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADD_ON_PACKAGES, PLANS, PLAN_FEATURES, isOpen } from '@mingjian/domain/plans';
import type { Grant } from '@mingjian/domain/plans';
import { expect, it } from 'vitest';

const README = join(import.meta.dirname, '../../../../packages/domain/src/plans/README.md');

const cellOf = (grant: Grant | undefined) => {
  if (grant === null) return 'no limit';
  if (typeof grant === 'number') return grant.toLocaleString('en');
  return grant ? 'yes' : 'no';
};

it('the README of the plans prints the matrix as it is', () => {
  const table = readFileSync(README, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((text) => text.trim()),
    );
  const rows = PLAN_FEATURES.map(({ code, en }) => {
    const openers = ADD_ON_PACKAGES.filter((item) => isOpen(item.grants[code])).map((item) => item.code);
    return [en, ...PLANS.map((plan) => cellOf(plan.grants[code])), openers.join(', ') || '-'];
  });
  expect(table.filter((row) => !/^-+$/.test(row[0] ?? ''))).toEqual([
    ['Feature', ...PLANS.map((plan) => plan.en), 'Opened by package'],
    ...rows,
  ]);
});
