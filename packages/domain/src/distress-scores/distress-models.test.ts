import { describe, expect, test } from 'vitest';
import { DISTRESS_MODELS, findZone, getDistressModel, scoreModel } from './index.ts';
import { makeDistressInput, makeMarket } from './make-input.ts';

/** Constants, weights and cut-offs as the literature prints them, typed a second time. */
const PRINTED: readonly (readonly [
  code: string,
  constant: number,
  weights: readonly number[],
  zones: readonly number[],
])[] = [
  ['altman-z', 0, [1.2, 1.4, 3.3, 0.6, 0.999], [1.81, 2.99]],
  ['altman-z-private', 0, [0.717, 0.847, 3.107, 0.42, 0.998], [1.23, 2.9]],
  ['altman-z-emerging', 0, [6.56, 3.26, 6.72, 1.05], [1.1, 2.6]],
  ['altman-em-score', 3.25, [6.56, 3.26, 6.72, 1.05], [4.35, 5.85]],
  ['z-china', 0.517, [-0.46, 9.32, 0.388, 1.158], [0.5, 0.9]],
  ['ohlson-o', -1.32, [-0.407, 6.03, -1.43, 0.0757, -1.72, -2.37, -1.83, 0.285, -0.521], [0, 0]],
  ['zmijewski-x', -4.336, [-4.513, 5.679, 0.004], [0, 0]],
  ['springate-s', 0, [1.03, 3.07, 0.66, 0.4], [0.862, 0.862]],
  ['taffler-t', 3.2, [12.18, 2.5, -10.68, 0.029], [0, 0]],
  ['beaver-cash-flow', 0, [1], [0.03, 0.03]],
  ['shumway-hazard', -13.303, [-1.982, 3.593, -0.467, -1.809, 5.791], []],
  ['campbell-hilscher-szilagyi', -9.164, [-20.264, 1.416, -7.129, 1.411, -0.045, -2.132, 0.075, -0.058], []],
];

test.each(PRINTED)('%s has the constants of the literature', (code, constant, weights, zones) => {
  const model = getDistressModel(code);
  expect(model.kind === 'linear' && model.constant).toBe(constant);
  expect(model.kind === 'linear' && model.terms.map(({ weight }) => weight)).toEqual(weights);
  expect(model.cutOffs ? [model.cutOffs.distress, model.cutOffs.safe] : []).toEqual(zones);
});

test('every model stands in the table above or solves for its score', () => {
  const printed = new Set(PRINTED.map(([code]) => code));
  const others = DISTRESS_MODELS.filter(({ code }) => !printed.has(code)).map(({ kind }) => kind);
  expect(others).toEqual(['structural', 'structural']);
  expect(new Set(DISTRESS_MODELS.map(({ code }) => code)).size).toBe(DISTRESS_MODELS.length);
});

const INPUT = makeDistressInput({}, { market: makeMarket({ market_value: 750 }) });

describe('the score of a manufacturer in round figures, calculated by hand', () => {
  test.each([
    ['altman-z', 2.6491, 'grey'], // .24 + .28 + .33 + .9 + .8991
    ['altman-z-private', 1.9417, 'grey'], // .1434 + .1694 + .3107 + .42 + .8982
    ['altman-z-emerging', 3.686, 'safe'], // 1.312 + .652 + .672 + 1.05
    ['altman-em-score', 6.936, 'safe'],
    ['z-china', 1.2175333333333334, 'safe'], // .517 - .23 + 9.32 * 60 / 900 + .0776 + .2316
    ['zmijewski-x', -1.76128, 'safe'], // -4.336 - .27078 + 2.8395 + .006
    ['springate-s', 1.005, 'safe'], // .206 + .307 + .132 + .36
    ['taffler-t', 3.685474358974359, 'safe'], // 3.2 + 2.436 + 3 - 4.272 - .029 * 365 * 50 / 780
    ['beaver-cash-flow', 0.2, 'safe'], // (60 + 40) / 500
  ] as const)('%s is %d: %s', (code, score, zone) => {
    const result = scoreModel(getDistressModel(code), INPUT);
    expect(result.score).toBeCloseTo(score, 10);
    expect(result.zone).toBe(zone);
  });

  test('Zmijewski: the probability is the normal distribution of the score', () => {
    expect(scoreModel(getDistressModel('zmijewski-x'), INPUT).probability).toBeCloseTo(3.90955117127345, 9);
  });

  test('Ohlson ranks and does no more in yuan: no zone and no probability', () => {
    const result = scoreModel(getDistressModel('ohlson-o'), INPUT);
    // -1.32 - .407 ln 10 + 3.015 - .286 + .0757 * 2 / 3 - 0 - .1422 - .366 + 0 - .1042
    expect(result.score).toBeCloseTo(-0.0900854661819, 10);
    expect(result).toMatchObject({ zone: null, probability: null });
  });

  test('Ohlson: more debts than assets and two losses count', () => {
    const items = { total_liabilities: '1200', total_equity: '-200', net_profit: '-60' };
    const earlier = makeDistressInput({ net_profit: '-20' }).statement;
    const { terms } = scoreModel(getDistressModel('ohlson-o'), makeDistressInput(items, { earlier }));
    const valueOf = (code: string) => terms.find((term) => term.code === code)?.value;
    expect(valueOf('liabilities-exceed-assets')).toBe(1);
    expect(valueOf('losses-in-two-years')).toBe(1);
    expect(valueOf('change-of-net-profit')).toBeCloseTo(-0.5, 12);
  });
});

describe('models that need the market', () => {
  test('Shumway', () => {
    const market = makeMarket({ relative_size: -9.5, past_excess_return: -0.2, residual_volatility: 0.12 });
    const result = scoreModel(getDistressModel('shumway-hazard'), makeDistressInput({}, { market }));
    expect(result.score).toBeCloseTo(-6.1322, 10);
    expect(result.probability).toBeCloseTo(0.216709126214824, 10);
  });

  test('Campbell, Hilscher, Szilagyi: twelve months make the year', () => {
    const market = makeMarket({
      market_value: 750,
      average_profit_to_market_assets: 0.0067,
      average_excess_return: -0.01,
      three_month_volatility: 0.45,
      relative_size: -9.5,
      market_to_book: 1.6,
      log_price: Math.log(8),
    });
    const model = getDistressModel('campbell-hilscher-szilagyi');
    const result = scoreModel(model, makeDistressInput({}, { market }));
    expect(result.score).toBeCloseTo(-7.81343640941743, 10);
    expect(result.probability).toBeCloseTo(0.4838473565372814, 10);
  });

  test('Merton and the naive distance take debt from the accounts', () => {
    const market = makeMarket({
      market_value: 750,
      equity_volatility: 0.4,
      risk_free_rate: 0.02,
      past_return: 0.1,
    });
    const input = makeDistressInput({}, { market });
    const merton = scoreModel(getDistressModel('merton-kmv'), input);
    expect(merton.terms.map(({ value }) => value)).toEqual([750, 0.4, 160, 0.02]);
    expect(merton.score).toBeCloseTo(5.13889930619658, 8);
    expect(merton.probability).toBeCloseTo(0.000013817621358703, 12);
    const naive = scoreModel(getDistressModel('naive-distance'), input);
    expect(naive.terms[2]?.value).toBe(440);
    expect(naive.score).toBeCloseTo(3.4062493410561308, 10);
    expect(naive.probability).toBeCloseTo(0.03293099906088559, 10);
  });
});

test.each([
  ['altman-z', 1.81, 'grey'],
  ['altman-z', 1.8099, 'distress'],
  ['altman-z', 2.99, 'grey'],
  ['altman-z', 2.9901, 'safe'],
  ['altman-em-score', 4.35, 'grey'],
  ['altman-em-score', 5.85, 'grey'],
  ['springate-s', 0.8619, 'distress'],
  ['springate-s', 0.862, 'safe'],
  ['taffler-t', -0.0001, 'distress'],
  ['zmijewski-x', 0.0001, 'distress'],
  ['zmijewski-x', 0, 'safe'],
  ['merton-kmv', 1, null],
] as const)('%s of %d is %s', (code, score, zone) => {
  expect(findZone(getDistressModel(code), score)).toBe(zone);
});
