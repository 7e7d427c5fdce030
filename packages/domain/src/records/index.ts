export * from './record.ts';
export * from './key-fields.ts';
export * from './validate-payload.ts';
