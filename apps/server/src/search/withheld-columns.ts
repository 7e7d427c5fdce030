import { WITHHELD_COLUMNS } from '@mingjian/contract/search';
import type { searchCompanies } from '@mingjian/contract/search';
import { hasRight } from '@mingjian/domain/permissions';
import { requireRight } from '../http/index.ts';
import type { Call, Session } from '../http/index.ts';

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
export const refuseWithheld = async (
  call: Call<typeof searchCompanies>,
  withheld: readonly WithheldColumn[],
): Promise<void> => {
  const { input } = call;
  const sorted = input.sort.replace(/^-/, '');
  const asked = withheld.find((column) => column === sorted || (column === 'rating' && input.rating));
  if (asked) await requireRight(call, RIGHTS[asked]);
};
