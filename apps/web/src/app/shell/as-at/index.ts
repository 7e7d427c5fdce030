export { AsAtBand } from './as-at-band.tsx';
export { AsAtControl } from './as-at-control.tsx';
