import type { RecordView } from '@mingjian/contract/companies';
import { expect, it } from 'vitest';
import { sortPeople } from './sort-people.ts';

const person = (
  name: string,
  titles: readonly string[] | null,
  more: { head?: boolean; until?: string } = {},
) =>
  ({
    fields: { person_name: name, position_title: titles, is_legal_representative: more.head ?? false },
    provenance: { validTo: more.until ?? null },
  }) as unknown as RecordView;

it('lists the head of a firm first, then the board, supervisors and officers, and former people last', () => {
  const people = [
    person('finance', ['财务负责人']),
    person('former chair', ['董事长'], { until: '2020-01-01' }),
    person('untitled', null),
    person('secretary', ['董事会秘书']),
    person('independent', ['独立董事']),
    person('supervisor', ['监事']),
    person('director', ['董事']),
    person('manager', ['总经理', '董事']),
    person('chair', ['董事长']),
    person('representative', ['经理'], { head: true }),
  ];
  expect(sortPeople(people).map(({ fields }) => fields['person_name'])).toEqual([
    'representative',
    'chair',
    'manager',
    'director',
    'independent',
    'supervisor',
    'finance',
    'untitled',
    'secretary',
    'former chair',
  ]);
});
