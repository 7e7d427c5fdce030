import { ACCOUNTING_MODELS } from './accounting-models.ts';
import { ALTMAN_MODELS } from './altman-models.ts';
import { MARKET_MODELS } from './market-models.ts';
import type { DistressModel } from './model.ts';

/** Every published reference model, in the order of the screen: accounts alone first, then those that need a market. */
export const DISTRESS_MODELS: readonly DistressModel[] = [
  ...ALTMAN_MODELS,
  ...ACCOUNTING_MODELS,
  ...MARKET_MODELS,
];

const byCode = new Map(DISTRESS_MODELS.map((model) => [model.code, model]));

export const getDistressModel = (code: string): DistressModel => {
  const model = byCode.get(code);
  if (!model) throw new RangeError(`no distress model has the code ${code}`);
  return model;
};
