import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listInputFaults } from './index.ts';

const faultsOf = (schema: z.ZodType, input: unknown) => {
  const result = schema.safeParse(input, { reportInput: true });
  return result.success ? [] : listInputFaults(result.error);
};

describe('what is wrong with an input', () => {
  const schema = z.object({
    name: z.string('username-required').min(1, 'username-required').max(5, 'too-long'),
    age: z.coerce.number().int().min(18).max(99),
    kind: z.enum(['a', 'b']),
    items: z.array(z.object({ id: z.number() })).max(1),
  });
  const good = { name: 'Li', age: '20', kind: 'a', items: [{ id: 1 }] };

  it.each([
    ['nothing', good, []],
    ['a rule of its own, missing', { ...good, name: undefined }, [['name', 'username-required']]],
    ['a rule of its own, empty', { ...good, name: '' }, [['name', 'username-required']]],
    ['too long', { ...good, name: 'too long' }, [['name', 'too-long']]],
    ['too small', { ...good, age: '17' }, [['age', 'too-small']]],
    ['too big', { ...good, age: '100' }, [['age', 'too-big']]],
    ['no number', { ...good, age: 'old' }, [['age', 'wrong-type']]],
    ['no choice', { ...good, kind: 'c' }, [['kind', 'not-allowed']]],
    ['missing', { ...good, kind: undefined }, [['kind', 'required']]],
    ['deep inside', { ...good, items: [{ id: 'x' }] }, [['items.0.id', 'wrong-type']]],
    ['too many', { ...good, items: [{ id: 1 }, { id: 2 }] }, [['items', 'too-long']]],
  ])('%s', (_case, input, expected) => {
    expect(faultsOf(schema, input)).toEqual(expected.map(([field, rule]) => ({ field, rule })));
  });
});
