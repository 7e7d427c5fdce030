import type { Fact } from '@mingjian/contract/companies';
import type { CompanyRow } from '@mingjian/database/companies';
import type { SectionRow } from './section-row.ts';
import { findAbsenceReason } from '@mingjian/domain/companies';
import { compareAddresses, compareByPreference } from '@mingjian/domain/projections';
import { isLiveStatus } from '@mingjian/domain/records';
import type { PayloadValue } from '@mingjian/domain/records';
import type { Coverage } from './coverage-states.ts';
import { presentProvenance } from './present-provenance.ts';

export interface SummarySources {
  readonly head: CompanyRow;
  readonly rows: readonly SectionRow[];
  readonly coverage: ReadonlyMap<string, Coverage>;
  readonly financingAmount: string | null;
  /** The day the profile stands on. */
  readonly on: string;
}

type FactValue = NonNullable<Fact['value']>;

export const isFactValue = (value: PayloadValue | undefined): value is FactValue =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

const byPreference = (a: SectionRow, b: SectionRow): number =>
  compareByPreference(presentProvenance(a), presentProvenance(b));

/** Reads facts of one company: the value that the most believable record states, or the reason why there is none. */
export const makeFactReader = ({ rows, coverage }: SummarySources) => {
  const groups = Map.groupBy(
    rows
      .filter(({ status }) => isLiveStatus(status))
      .toSorted(byPreference)
      // Only addresses have kinds; all other records keep their order.
      .toSorted(compareAddresses),
    ({ dimension }) => dimension,
  );

  const absent = (dimension: string): Fact => ({
    value: null,
    currency: null,
    absence: findAbsenceReason(coverage.get(dimension)?.state),
    provenance: null,
    records: null,
  });

  const find = (dimension: string, field: string): { row: SectionRow; value: FactValue } | null => {
    for (const row of groups.get(dimension) ?? []) {
      const value = row.payload[field];
      if (isFactValue(value)) return { row, value };
    }
    return null;
  };

  const textOf = (dimension: string, field: string): string | null => {
    const value = find(dimension, field)?.value;
    return typeof value === 'string' ? value : null;
  };

  /** `read` changes the value where the wire tells it differently; null from it: there is no such value. */
  const fact = (
    dimension: string,
    field: string,
    read: (value: FactValue) => FactValue | null = (value) => value,
  ): Fact => {
    const found = find(dimension, field);
    const value = found && read(found.value);
    if (!found || value === null) return absent(dimension);
    return { ...absent(dimension), value, absence: null, provenance: presentProvenance(found.row) };
  };

  const money = (dimension: string, field: string, currencyField: string): Fact => {
    const amount = fact(dimension, field);
    if (amount.value === null) return amount;
    const currency = find(dimension, field)?.row.payload[currencyField];
    return { ...amount, currency: typeof currency === 'string' ? currency : 'CNY' };
  };

  return { absent, textOf, fact, money, newest: (dimension: string) => groups.get(dimension)?.[0] };
};

export type FactReader = ReturnType<typeof makeFactReader>;
