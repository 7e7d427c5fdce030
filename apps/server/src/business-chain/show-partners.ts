import type { listPartners as endpoint, PartnerView } from '@mingjian/contract/business-chain';
import type { OutputOf } from '@mingjian/contract/wire';
import { listPartners, listTradeYears, PARTNER_SORTS } from '@mingjian/database/business-chain';
import type { PartnerPageRow } from '@mingjian/database/business-chain';
import type { Call } from '../http/index.ts';
import { askCompany } from './ask-company.ts';
import { presentFigure } from './present-figure.ts';
import { readStandings } from './read-standings.ts';
import { presentTelling } from './present-telling.ts';
import type { Standings } from './read-standings.ts';

const presentShare = (share: string | null): string | null =>
  share === null ? null : presentFigure(Number(share));

const presentPartner = (row: PartnerPageRow, standings: Standings): PartnerView => {
  const company = standings.find(row.partner_id)?.row;
  return {
    name: company?.name ?? row.partner_name,
    nameEn: company?.name_en ?? null,
    companyId: company?.company_id ?? null,
    isSynthetic: company?.is_synthetic ?? false,
    isRelated: row.is_related,
    ...presentTelling(row),
    standing: standings.present(row.partner_id),
    before: row.was_named ? { share: presentShare(row.share_before), amount: row.amount_before } : null,
  };
};

/** A page of the suppliers or customers of a year. */
export const showPartners = async (call: Call<typeof endpoint>): Promise<OutputOf<typeof endpoint>> => {
  const { db, session, input, clock } = call;
  const { head, asAt } = await askCompany(call);
  const { page, pageSize, role } = input;
  const years = input.year === undefined ? await listTradeYears(db, head.company_id, asAt) : [];
  const ofRole = years.filter((one) => one.role === role);
  const newest = ofRole.find(({ is_own: isOwn }) => isOwn) ?? ofRole[0];
  const year = input.year ?? newest?.year ?? null;
  const sort = PARTNER_SORTS.find((one) => input.sort.endsWith(one)) ?? 'share';
  const isDescending = input.sort.startsWith('-');
  const { rows, total, isCapped } =
    year === null
      ? { rows: [], total: 0, isCapped: false }
      : await listPartners(db, {
          companyId: head.company_id,
          role,
          year,
          sort,
          isDescending,
          asAt,
          page,
          pageSize,
        });
  const standings = await readStandings(
    { db, session, asAt, now: clock() },
    rows.map((row) => row.partner_id),
  );
  return {
    items: rows.map((row) => presentPartner(row, standings)),
    total,
    totalIsCapped: isCapped,
    page,
    pageSize,
    year,
  };
};
