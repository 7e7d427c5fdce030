import { WITHHELD_COLUMNS } from '@mingjian/contract/search';
import type { ParsedInputOf } from '@mingjian/contract/wire';
import type { searchCompanies } from '@mingjian/contract/search';
import { hasRight } from '@mingjian/domain/permissions';
import { ApplicationFailure } from '../http/index.ts';
import type { Session } from '../http/index.ts';

export type WithheldColumn = (typeof WITHHELD_COLUMNS)[number];

const RIGHTS: Readonly<Record<WithheldColumn, string>> = {
  revenue: 'company.financials',
  netEarning: 'company.financials',
  ebitToRevenue: 'company.financials',
  totalAssets: 'company.financials',
  rating: 'rating.view',
};

/** Columns of the list whose right the account lacks. */
export const listWithheldColumns = (session: Session): readonly WithheldColumn[] =>
  WITHHELD_COLUMNS.filter((column) => !hasRight(session, RIGHTS[column]));

/** A column that is not shown tells nothing by the way either: it neither filters nor sorts. */
export const refuseWithheld = (
  input: ParsedInputOf<typeof searchCompanies>,
  withheld: readonly WithheldColumn[],
): void => {
  const sorted = input.sort.replace(/^-/, '');
  const isAsked = withheld.some((column) => column === sorted || (column === 'rating' && input.rating));
  if (isAsked) throw new ApplicationFailure('403');
};
