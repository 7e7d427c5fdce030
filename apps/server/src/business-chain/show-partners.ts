import type { listPartners as endpoint, PartnerView } from '@mingjian/contract/business-chain';
import type { OutputOf } from '@mingjian/contract/wire';
import { listPartners, listTradeYears, PARTNER_SORTS } from '@mingjian/database/business-chain';
import type { PartnerPageRow } from '@mingjian/database/business-chain';
import type { Call } from '../http/index.ts';
import { askCompany } from './ask-company.ts';
import { presentFigure } from './present-figure.ts';
import { readStandings } from './read-standings.ts';
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
    share: presentShare(row.share),
    amount: row.amount,
    isRelated: row.is_related,
    source: row.trade_source,
    record: {
      companyId: row.company_id,
      recordId: row.record_id,
      knownFrom: row.known_from,
      records: row.records,
    },
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
  const year = input.year ?? years.find((one) => one.role === role)?.year ?? null;
  const sort = PARTNER_SORTS.find((one) => input.sort.endsWith(one)) ?? 'share';
  const isDescending = input.sort.startsWith('-');
  const { rows, total } =
    year === null
      ? { rows: [], total: 0 }
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
    totalIsCapped: false,
    page,
    pageSize,
    year,
  };
};
