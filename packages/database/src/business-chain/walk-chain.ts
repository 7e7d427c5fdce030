import type { TradeRole } from '@mingjian/domain/business-chain';
import type { AsAt } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { listLargestPartners } from './list-largest-partners.ts';
import type { LargestPartnerRow } from './list-largest-partners.ts';

/** Partners that one company shows in the graph; the others are counted, and paged in the list. */
export const MOST_PARTNERS_SHOWN = 8;
/** Companies of one level whose own partners are looked up. */
const MOST_FRONTIER = 20;
/** Records of each of them that are read: a level of twenty hubs stays small. */
const MOST_RECORDS_FOLLOWED = 250;
/** A partner's list of an older year than this many before the asked one says too little of it. */
const OLDEST_YEARS = 2;

export interface WalkAsked {
  readonly companyId: number;
  readonly role: TradeRole;
  readonly year: number;
  readonly depth: number;
  readonly asAt: AsAt;
}

export interface WalkedPartner extends LargestPartnerRow {
  /** 1: the company's own partner. */
  readonly level: number;
}

export interface WalkedChain {
  readonly partners: readonly WalkedPartner[];
  /** A level held more companies than are looked up. */
  readonly isCapped: boolean;
}

/**
 * The partners of a company on one side, theirs on the same side, and so on by levels, one round trip each; the first
 * level is given: the largest partners of the year. A company is looked up once, where it is met first, so that circles end.
 */
export const walkChain = async (
  db: Database,
  { companyId, role, year, depth, asAt }: WalkAsked,
  first: readonly LargestPartnerRow[],
): Promise<WalkedChain> => {
  const seen = new Set([companyId]);
  const partners: WalkedPartner[] = [];
  let frontier: readonly number[] = [companyId];
  let isCapped = false;
  for (let level = 1; level <= depth && frontier.length > 0; level += 1) {
    const years = { least: year - OLDEST_YEARS, most: year };
    const asked = { companyIds: frontier, role, ...years, asAt, mostRecords: MOST_RECORDS_FOLLOWED };
    const rows =
      level === 1
        ? first.slice(0, MOST_PARTNERS_SHOWN)
        : await listLargestPartners(db, asked, MOST_PARTNERS_SHOWN);
    partners.push(...rows.map((row) => ({ ...row, level })));
    const met = [...new Set(rows.flatMap(({ partner_id: id }) => (id === null || seen.has(id) ? [] : [id])))];
    for (const id of met) seen.add(id);
    if (met.length > MOST_FRONTIER && level < depth) isCapped = true;
    frontier = met.slice(0, MOST_FRONTIER);
  }
  return { partners, isCapped };
};
