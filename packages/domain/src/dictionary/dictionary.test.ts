import { expect, test } from 'vitest';
import { COVERAGE_COUNTS, DIMENSIONS, FIELDS, MODULES } from './index.ts';

test('21 modules, 65 dimensions and 1,366 fields, more than the 1,030 that are promised', () => {
  expect(COVERAGE_COUNTS).toEqual({ modules: 21, dimensions: 65, fields: 1366 });
});

test('modules are numbered 1 to 21 in order', () => {
  expect(MODULES.map((module) => module.number)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
});

test('a field name and a dimension key stand once', () => {
  expect(new Set(FIELDS.map((field) => field.name)).size).toBe(FIELDS.length);
  expect(new Set(DIMENSIONS.map((dimension) => dimension.key)).size).toBe(DIMENSIONS.length);
});

test('every field has a Chinese and an English label, every enum its values or an open list', () => {
  for (const field of FIELDS) {
    expect(field.zh, field.name).not.toBe('');
    expect(field.en, field.name).toMatch(/^[A-Z%\d]/);
  }
});
