import { listSectionRecords, listStatements } from '@mingjian/database/companies';
import type { PayloadRow, StatementRow } from '@mingjian/database/companies';
import type { Database } from '@mingjian/database/connection';
import { LISTING_DIMENSION, readMarketFigures } from '@mingjian/domain/distress-scores';
import type { DistressInput, MarketFigures } from '@mingjian/domain/distress-scores';
import type { Statement } from '@mingjian/domain/financials';
import type { AsAt } from '@mingjian/domain/records';

const isAnnual = ({ period_type, scope, series }: StatementRow): boolean =>
  period_type === 'annual' && scope === 'consolidated' && series === 'as-reported';

const toStatement = (row: StatementRow): Statement => ({
  periodEnd: row.period_end,
  items: row.items,
  origins: row.origins,
  auditOpinion: row.audit_opinion,
});

const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

const toMarket = (listing: PayloadRow | undefined): MarketFigures =>
  listing
    ? readMarketFigures(listing.payload, (field, value) => ({
        field,
        value,
        // A market value is of the day that it was published.
        periodEnd: listing.published_on ?? listing.known_from.slice(0, 10),
        origin: {
          dimension: listing.dimension,
          recordId: listing.record_id,
          knownFrom: listing.known_from,
        },
      }))
    : {};

/** The latest annual consolidated accounts as reported, those of the year before, and what the listing tells. */
export const readDistressInput = async (
  db: Database,
  companyId: number,
  asAt: AsAt,
): Promise<DistressInput> => {
  const [rows, [listing]] = await Promise.all([
    listStatements(db, companyId, asAt),
    listSectionRecords(
      db,
      companyId,
      [{ dimension: LISTING_DIMENSION, orderBy: null, limit: 1, withEnded: false }],
      asAt,
    ),
  ]);
  const annual = rows.filter(isAnnual);
  const [latest] = annual;
  const earlier = latest && annual.find(({ period_end }) => period_end === yearBefore(latest.period_end));
  return {
    statement: latest ? toStatement(latest) : null,
    earlier: earlier ? toStatement(earlier) : null,
    market: toMarket(listing),
  };
};
