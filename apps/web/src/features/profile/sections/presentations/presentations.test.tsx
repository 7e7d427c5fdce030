import { DIMENSIONS, findField } from '@mingjian/domain/dictionary';
import { expect, it } from 'vitest';
import { FIELD_CELLS } from './cells.tsx';
import { findPresentation } from './presentations.ts';

it('sorts and offers fields of the dimension itself, and choices that have values', () => {
  for (const { key } of DIMENSIONS) {
    const { order, choice } = findPresentation(key);
    for (const field of [order?.key, choice].filter((name) => name !== undefined))
      expect(findField(field)?.dimension).toBe(key);
    expect(choice === undefined || findField(choice)?.type === 'enum').toBe(true);
  }
});

it('counts days from fields that are days or moments', () => {
  for (const field of Object.keys(FIELD_CELLS))
    expect(['date', 'datetime']).toContain(findField(field)?.type);
});
