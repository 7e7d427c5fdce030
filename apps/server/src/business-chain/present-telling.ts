import type { ChainTrade } from '@mingjian/contract/business-chain';
import type { PartnerRow } from '@mingjian/database/business-chain';
import { presentFigure } from './present-figure.ts';

const presentShare = (share: string | null): string | null =>
  share === null ? null : presentFigure(Number(share));

/** What the company tells of a trade and what the partner tells of it, each with its record. */
export const presentTelling = (
  row: PartnerRow,
): Pick<ChainTrade, 'share' | 'amount' | 'source' | 'record' | 'other'> => ({
  share: presentShare(row.share),
  amount: row.amount,
  source: row.trade_source,
  record:
    row.record_id === null || row.known_from === null
      ? null
      : {
          companyId: row.company_id,
          recordId: row.record_id,
          knownFrom: row.known_from,
          records: row.records ?? 1,
        },
  other:
    row.partner_id === null || row.other_record_id === null || row.other_known_from === null
      ? null
      : {
          share: presentShare(row.other_share),
          amount: row.other_amount,
          source: row.other_source,
          record: {
            companyId: row.partner_id,
            recordId: row.other_record_id,
            knownFrom: row.other_known_from,
            records: row.other_records ?? 1,
          },
        },
});
