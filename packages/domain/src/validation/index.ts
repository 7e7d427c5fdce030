export * from './outcomes.ts';
export * from './discrimination.ts';
export * from './auc-interval.ts';
export * from './proper-scores.ts';
export * from './calibration.ts';
export * from './traffic-light.ts';
export * from './share-interval.ts';
export * from './stability.ts';
