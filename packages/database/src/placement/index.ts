export { PLACEMENTS } from './registry.ts';
export type { Placement } from './registry.ts';
