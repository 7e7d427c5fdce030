export * from './calculate-ratios.ts';
export * from './check-statement.ts';
export type { RatioInput } from './evaluate-formula.ts';
export { parseFormula } from './formula.ts';
export * from './peer-groups.ts';
export * from './print-formula.ts';
export { RATIO_GROUPS, RATIOS } from './ratios.ts';
export type { Direction, Ratio, RatioGroup } from './ratios.ts';
