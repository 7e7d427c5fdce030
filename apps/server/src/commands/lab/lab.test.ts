import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ValidationResult } from '@mingjian/modelling/laboratory';
import type { ModelFile } from '@mingjian/domain/models';
import { makeRandom } from '@mingjian/domain/numerics';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from '../../environment.ts';
import { run } from './index.ts';

let folder = '';
const at = (name: string): string => join(folder, name);

/** What a command prints; progress on standard error is kept off the screen. */
const lab = async (...args: string[]): Promise<readonly string[]> => {
  const lines: string[] = [];
  const silenced = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    await run({
      args,
      print: (line) => void lines.push(line),
      openDb: () => Promise.reject(new Error('The laboratory needs no database.')),
      environment: parseEnvironment({}),
      signal: new AbortController().signal,
    });
  } finally {
    silenced.mockRestore();
  }
  return lines;
};

const FEATURES = {
  features: [
    { name: 'leverage', kind: 'ratio', over: 'debt', under: 'assets', group: 'leverage' },
    { name: 'growth', kind: 'scaled-change', of: 'assets', group: 'growth' },
    { name: 'age_like', kind: 'limit', of: 'noise', from: 1, to: 1, group: 'size' },
  ],
};
const DATA = ['--data', 'table.csv', '--target', 'bad', '--id', 'firm', '--time', 'year', '--group', 'firm'];
const FIT = ['--fit-until', '2011', '--validate-until', '2012'];

const inFolder = (args: readonly string[]): string[] =>
  args.map((arg) => (/\.(csv|json)$/.test(arg) ? at(arg) : arg));
const call = (...args: string[]) => lab(...inFolder(args));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mingjian-lab-'));
  const random = makeRandom(4);
  const lines = ['firm,year,assets,debt,noise,bad'];
  for (let firm = 0; firm < 300; firm += 1) {
    let assets = 100;
    for (let year = 2010; year < 2014; year += 1) {
      const growth = random() - 0.4;
      assets *= 1 + growth / 2;
      const leverage = random() * 1.2;
      const chance = 1 / (1 + Math.exp(3.5 - 3 * leverage + 2 * growth));
      lines.push(
        `F${firm},${year},${assets.toFixed(2)},${(assets * leverage).toFixed(2)},${random().toFixed(4)},${random() < chance ? 1 : 0}`,
      );
    }
  }
  writeFileSync(at('table.csv'), `${lines.join('\n')}\n`);
  writeFileSync(at('features.json'), JSON.stringify(FEATURES));
  writeFileSync(at('signs.json'), '{"leverage": 1}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run lab', () => {
  it('fits a scorecard with its points, groups and what is absent', async () => {
    const shape = ['--features', 'features.json', '--signs', 'signs.json', '--max-variables', '8'];
    const out = ['--neutral-missing', '--points', '--out', 'card.json'];
    const lines = await call('fit', ...DATA, ...FIT, ...shape, '--model', 'scorecard', ...out);
    const text = lines.join('\n');
    expect(text).toContain('factor 28.8539, offset 487.1229');
    expect(text).toMatch(/leverage {2,}leverage/);
    expect(text).toMatch(/no variable of size: the best has IV 0\.000, which says nothing/);
    expect(text).toContain('validated on: 300 rows');
    const model = JSON.parse(readFileSync(at('card.json'), 'utf8')) as ModelFile;
    expect(model).toMatchObject({
      format: 'mingjian-model-1',
      kind: 'scorecard',
      quantiles: expect.anything(),
    });
    expect(model.slope?.rows).toBe(300);
  });

  it('scores the raw table row by row and judges the scores of later years', async () => {
    await call(
      'fit',
      ...DATA,
      ...FIT,
      '--features',
      'features.json',
      '--model',
      'stumps',
      '--out',
      'stumps.json',
    );
    for (const name of ['card', 'stumps'])
      await call('score', '--model', `${name}.json`, '--data', 'table.csv', '--out', `${name}.csv`);
    expect(readFileSync(at('card.csv'), 'utf8').trim().split('\n')).toHaveLength(1_201);
    const judged = [
      'validate',
      ...DATA,
      '--fit-until',
      '2011',
      '--scores',
      'card.csv',
      '--against',
      'stumps.csv',
    ];
    const [json = '', ...more] = await call(...judged, '--json');
    expect(more).toEqual([]);
    const result = JSON.parse(json) as ValidationResult;
    expect(result).toMatchObject({ rows: 600, comparison: expect.anything(), shift: expect.anything() });
    expect(result.migrationOverTime?.moves).toBe(300);
    expect(result.auc).toBeGreaterThan(0.6);
    const text = (await call(...judged)).join('\n');
    for (const part of ['(DeLong)', '(bootstrap by firm)', 'stability index', 'Herfindahl', 'Spiegelhalter'])
      expect(text).toContain(part);
  });

  it('cross-validates with one line of JSON', async () => {
    const shape = ['--features', 'features.json', '--model', 'scorecard', '--folds', '4'];
    const [json = '', ...more] = await call('crossvalidate', ...DATA, ...shape, '--json');
    expect(more).toEqual([]);
    expect((JSON.parse(json) as { folds: readonly unknown[] }).folds).toHaveLength(4);
  });

  it.each([
    [['forecast'], 'Say what to do'],
    [
      ['fit', '--data', 'table.csv', '--target', 'bad', '--model', 'oracle', '--out', 'x.json'],
      '--model must be',
    ],
    [['fit', ...DATA, '--model', 'boosting', '--points', '--out', 'x.json', ...FIT], 'Trees have no points'],
    [
      ['validate', '--data', 'table.csv', '--target', 'bad', '--scores', 'table.csv'],
      'no column "probability"',
    ],
    [
      ['validate', '--data', 'table.csv', '--target', 'bad', '--scores', 'card.csv', '--fit-until', '2011'],
      'need --time',
    ],
  ])('refuses %j in words', async (args, words) => {
    await expect(call(...args)).rejects.toThrow(words);
  });
});
