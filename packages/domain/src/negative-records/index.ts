export { calculateShareOfNetAssets } from './calculate-share.ts';
export { findNegativeState, findOwnRole, isOtherSide } from './find-negative-state.ts';
export type { NegativeRecord, NegativeState } from './find-negative-state.ts';
export { ENCUMBRANCE_DIMENSIONS, findNegativeDimension, NEGATIVE_DIMENSIONS } from './negative-dimensions.ts';
export type { ClosingRule, NegativeDimension } from './negative-dimensions.ts';
export { findNegativeKind, NEGATIVE_KINDS } from './negative-kinds.ts';
export type { NegativeKind } from './negative-kinds.ts';
