import { findShift, toProbabilities, scoreRows } from '@mingjian/domain/models';
import { makeRandom } from '@mingjian/domain/numerics';
import { describe, expect, it } from 'vitest';
import { addNamedCategories, findPrevious, LabError, makeTable } from '../tables/index.ts';
import { drawFolds } from './draw-folds.ts';
import { crossValidate, fitModel, judgePlaces, makeSample, readPlaces, validateScores } from './index.ts';
import type { Recipe, Roles } from './index.ts';

/** Firms over four years; leverage raises the risk, one trade is riskier; a firm's rows stand apart. */
const makeMarket = () => {
  const random = makeRandom(11);
  const records: string[][] = [];
  for (let firm = 0; firm < 400; firm += 1) {
    const leverage = random();
    const trade = firm % 3 === 0 ? 'builder' : 'other';
    for (let year = 2010; year < 2014; year += 1) {
      const assets = 100 + Math.floor(random() * 50);
      const odds = Math.exp(4 * leverage - 4.5 + (trade === 'builder' ? 1.2 : 0));
      records.push([
        `F${firm}`,
        String(year),
        trade,
        String(assets),
        String(Math.round(assets * leverage)),
        random() < odds / (1 + odds) ? '1' : '0',
      ]);
    }
  }
  return makeTable(['firm', 'year', 'trade', 'assets', 'debt', 'bad'], records);
};

const table = makeMarket();
const ROLES: Roles = { target: 'bad', id: 'firm', time: 'year', group: 'firm', ignore: ['assets'] };
const SET = {
  name: 'test',
  note: '',
  keep: ['trade = builder'],
  features: [{ name: 'leverage', kind: 'ratio', over: 'debt', under: 'assets' }],
} as const;
const RECIPE: Recipe = { kind: 'scorecard', signs: { leverage: 1 }, seed: 1, loss: 'logistic' };

describe('the laboratory', () => {
  it('fits on the first years, checks with the next, and the file scores the raw table', async () => {
    const sample = makeSample(table, SET, ROLES);
    const model = await fitModel(sample, SET, ROLES, RECIPE, { fitUntil: 2011, validateUntil: 2012 });
    expect(model.fitted).toMatchObject({ rows: 800, from: '2010', until: '2011' });
    expect(model.validated?.rows).toBe(400);
    expect(model.validated?.auc).toBeGreaterThan(0.7);
    expect(model.slope).toMatchObject({ rows: 400, bad: model.validated?.bad });
    expect(model.slope?.slope).toBeGreaterThan(0.5);
    const reread = JSON.parse(JSON.stringify(model)) as typeof model;
    const raw = addNamedCategories(table, reread.variables).numbers;
    const scores = toProbabilities(scoreRows(reread, raw, findPrevious(table, 'firm', 'year')));
    const before = Array.from(scores.keys()).filter((row) => (sample.times?.[row] ?? 0) <= 2011);
    const mean = before.reduce((sum, row) => sum + (scores[row] as number), 0) / before.length;
    expect(findShift(reread.quantiles ?? [], mean)).toBeCloseTo(0, 2);
    const { auc, bins, rows } = validateScores({ labels: sample.labels, scores }, { groups: sample.groups });
    expect(rows).toBe(1_600);
    expect(auc).toBeGreaterThan(0.7);
    expect(bins).toHaveLength(10);
  });

  it('cross-validates with whole firms apart, the same for the same seed', async () => {
    const sample = makeSample(table, SET, ROLES);
    const folds = drawFolds(sample.labels, 5, 1, sample.groups);
    const foldsOfFirm = Map.groupBy(folds.keys(), (row) => sample.groups?.[row]);
    for (const rows of foldsOfFirm.values()) expect(new Set(rows.map((row) => folds[row])).size).toBe(1);
    const first = await crossValidate(sample, RECIPE, { folds: 5, seed: 1 });
    expect(first.auc).toBeGreaterThan(0.7);
    expect(await crossValidate(sample, RECIPE, { folds: 5, seed: 1 })).toEqual(first);
  });

  it('refuses in words what it cannot use', async () => {
    expect(() => makeSample(table, null, { ...ROLES, target: 'nothing' })).toThrow(LabError);
    expect(() => makeSample(table, null, { ...ROLES, target: 'year' })).toThrow('0 and 1');
    const sample = makeSample(table, null, ROLES);
    await expect(
      fitModel(sample, null, ROLES, RECIPE, { fitUntil: 1990, validateUntil: null }),
    ).rejects.toThrow('both kinds');
    expect(() => readPlaces(['AAA', 'Aaa'])).toThrow('Row 2');
  });
});

it('compares two models, the shift of a later period and moves between classes', () => {
  const labels = Float64Array.from({ length: 400 }, (_, at) => (at % 8 === 0 ? 1 : 0));
  const scores = labels.map((label, at) => 0.02 + 0.1 * label + 0.0005 * (at % 100));
  const against = labels.map((_, at) => 0.02 + 0.0005 * (at % 100));
  const previous = Int32Array.from(labels, (_, at) => at - 200);
  const told = validateScores({ labels, scores }, { against, reference: against, previous });
  expect(told.comparison?.difference).toBeGreaterThan(0.3);
  expect(told.shift?.psi).toBeGreaterThan(0);
  expect(told.migrationFromOther?.moves).toBe(400);
  expect(told.migrationOverTime).toMatchObject({ moves: 200, unchanged: 1 });
  expect(told.masterScale.classes.reduce((sum, { cases }) => sum + cases, 0)).toBe(400);
  expect(validateScores({ labels, scores })).not.toHaveProperty('shift');
});

it('judges places on a ladder by notches', () => {
  const result = judgePlaces(Float64Array.of(0, 5, 9, 12), Float64Array.of(0.2, 7, 9, 15));
  expect(result).toMatchObject({ exact: 0.5, within1: 0.5, within2: 0.75, within3: 1, spearman: 1 });
  expect(result.investmentGradeAuc).toBe(1);
});
