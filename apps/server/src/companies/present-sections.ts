import type { Section } from '@mingjian/contract/companies';

import type { SectionRow } from './section-row.ts';
import { PROFILE_SECTIONS } from '@mingjian/domain/companies';
import type { Coverage } from './coverage-states.ts';
import { findSectionState } from './coverage-states.ts';
import { presentRecord } from './present-provenance.ts';

/** Fields that a section carries besides those it shows: the party that a row links to. */
const LINK_FIELDS: Readonly<Record<string, readonly string[]>> = {
  shareholder: ['shareholder_id', 'shareholder_tag'],
  key_personnel: ['person_id'],
};

/** The sections of a profile in their order, each with its state, its total and its first records. */
export const presentSections = (
  rows: readonly SectionRow[],
  coverage: ReadonlyMap<string, Coverage>,
): readonly Section[] => {
  const groups = Map.groupBy(rows, (row) => row.dimension);
  return PROFILE_SECTIONS.map(({ dimension, fields }) => {
    const group = groups.get(dimension) ?? [];
    const total = group[0]?.total ?? 0;
    const shown = [...fields, ...(LINK_FIELDS[dimension] ?? [])];
    return {
      dimension,
      state: findSectionState(coverage.get(dimension), total),
      checkedAt: coverage.get(dimension)?.checkedAt ?? null,
      total,
      records: group.map((row) => presentRecord(row, shown)),
    };
  });
};

/** Parties that rows of the sections point to. */
export const listLinkedParties = (sections: readonly Section[]): readonly number[] => [
  ...new Set(
    sections.flatMap(({ dimension, records }) =>
      records.flatMap(({ fields }) =>
        (LINK_FIELDS[dimension] ?? [])
          .map((name) => fields[name])
          .filter((value) => typeof value === 'number'),
      ),
    ),
  ),
];
