export { findEnumLabel, presentEnum } from './find-enum-label.ts';
export { presentNegativeKind, presentRole } from './negative.ts';
export { presentPosition } from './positions.ts';
