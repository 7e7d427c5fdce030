export * from './as-at.ts';
export * from './sources.ts';
export * from './record.ts';
export * from './key-fields.ts';
export * from './namesake.ts';
export * from './place-version.ts';
export * from './validate-payload.ts';
