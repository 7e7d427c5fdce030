import type { Standing } from '@mingjian/contract/business-chain';
import { listFlagRecords, listStandings } from '@mingjian/database/business-chain';
import { listCompanyRows } from '@mingjian/database/companies';
import type { CompanyRow } from '@mingjian/database/companies';
import type { Database } from '@mingjian/database/connection';
import { isWeak, PARTNER_FLAGS } from '@mingjian/domain/business-chain';
import type { PartnerFlag } from '@mingjian/domain/business-chain';
import { dayInChina } from '@mingjian/domain/calendar';
import { findNegativeState } from '@mingjian/domain/negative-records';
import { hasRight } from '@mingjian/domain/permissions';
import { DEFAULT_GRADE, RATING_CLASSES } from '@mingjian/domain/ratings';
import type { GradeNumber } from '@mingjian/domain/ratings';
import type { AsAt } from '@mingjian/domain/records';
import { fromLogOdds } from '@mingjian/domain/solvency';
import type { Session } from '../session/session.ts';

const FLAG_BY_DIMENSION: Readonly<Record<string, PartnerFlag>> = {
  bankruptcy: 'default',
  dishonest_debtor: 'dishonest',
  abnormal_operation: 'abnormal',
};
const CERTAIN_PERCENT = 100;

/** A partner that is a company of ours, as far as the account may see it. */
export interface PartnerStanding {
  readonly row: CompanyRow;
  readonly grade: GradeNumber | null;
  /** Percent: its own possibility of default; null: not rated, or withheld. */
  readonly own: number | null;
  /** Null: withheld. */
  readonly flags: readonly PartnerFlag[] | null;
}

export interface Standings {
  readonly isRatingWithheld: boolean;
  readonly areFlagsWithheld: boolean;
  find(companyId: number | null): PartnerStanding | undefined;
  present(companyId: number | null): Standing;
}

interface Asking {
  readonly db: Database;
  readonly session: Session;
  readonly asAt: AsAt;
  readonly now: Date;
}

const readFlags = async (
  { db, asAt, now }: Asking,
  rows: readonly CompanyRow[],
): Promise<ReadonlyMap<number, ReadonlySet<PartnerFlag>>> => {
  const names = new Map(rows.map((row) => [row.company_id, row.name]));
  const records = await listFlagRecords(db, [...names.keys()], Object.keys(FLAG_BY_DIMENSION), asAt);
  const on = asAt?.day ?? dayInChina(now);
  const flags = new Map<number, Set<PartnerFlag>>();
  for (const { company_id: id, dimension, status, valid_to: validTo, payload } of records) {
    const flag = FLAG_BY_DIMENSION[dimension];
    const state = findNegativeState({ dimension, status, validTo, payload }, names.get(id) ?? '', on);
    if (flag && state === 'open') flags.set(id, (flags.get(id) ?? new Set()).add(flag));
  }
  return flags;
};

/** Who some parties are and how they stand on the day: class, own risk and facts, each with its own right. */
export const readStandings = async (
  asking: Asking,
  companyIds: readonly (number | null)[],
): Promise<Standings> => {
  const { db, session, asAt } = asking;
  const ids = [...new Set(companyIds.flatMap((id) => id ?? []))];
  const isRatingWithheld = !hasRight(session, 'rating.view');
  const areFlagsWithheld = !hasRight(session, 'negative-record.view');
  const rows = await listCompanyRows(db, ids, asAt);
  const [ratings, flags] = await Promise.all([
    isRatingWithheld ? [] : listStandings(db, ids, asAt),
    areFlagsWithheld ? null : readFlags(asking, rows),
  ]);
  const ratingOf = new Map(ratings.map((rating) => [rating.company_id, rating]));
  const standings = new Map<number, PartnerStanding>(
    rows.map((row) => {
      const rating = ratingOf.get(row.company_id);
      const grade = rating?.grade ?? null;
      const logOdds = rating?.stand_alone_log_odds ?? null;
      const isDefault = grade === DEFAULT_GRADE;
      const found = flags?.get(row.company_id) ?? new Set();
      return [
        row.company_id,
        {
          row,
          grade,
          own: isDefault ? CERTAIN_PERCENT : logOdds === null ? null : fromLogOdds(logOdds),
          flags:
            flags && PARTNER_FLAGS.filter((flag) => found.has(flag) || (flag === 'default' && isDefault)),
        },
      ];
    }),
  );
  const find = (id: number | null) => (id === null ? undefined : standings.get(id));
  const present = (id: number | null): Standing => {
    const standing = find(id);
    if (!standing) return { state: 'name-only', ratingClass: null, symbol: null, isWeak: false, flags: [] };
    const { grade, flags: standingFlags } = standing;
    const found = grade === null ? undefined : RATING_CLASSES[grade - 1];
    return {
      state: isRatingWithheld ? 'withheld' : found ? 'rated' : 'not-rated',
      ratingClass: found?.name ?? null,
      symbol: found?.symbol ?? null,
      isWeak: isWeak(grade),
      flags: standingFlags && [...standingFlags],
    };
  };
  return { isRatingWithheld, areFlagsWithheld, find, present };
};
