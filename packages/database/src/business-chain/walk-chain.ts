import type { TradeRole } from '@mingjian/domain/business-chain';
import type { AsAt } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { listLargestPartners } from './list-largest-partners.ts';
import type { LargestPartnerRow } from './list-largest-partners.ts';

/** Partners that one company shows in the graph; the others are counted, and paged in the list. */
export const MOST_PARTNERS_SHOWN = 8;
/** Companies of one level whose own partners are looked up. */
const MOST_FRONTIER = 20;
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
 * The partners of a company on one side, theirs on the same side, and so on by levels, one round trip each. A company
 * is looked up once, where it is met first, so that circles end. Each discloses for itself: who names the company
 * as its partner is not looked for.
 */
export const walkChain = async (
  db: Database,
  { companyId, role, year, depth, asAt }: WalkAsked,
): Promise<WalkedChain> => {
  const seen = new Set([companyId]);
  const partners: WalkedPartner[] = [];
  let frontier: readonly number[] = [companyId];
  let isCapped = false;
  for (let level = 1; level <= depth && frontier.length > 0; level += 1) {
    const least = level === 1 ? year : year - OLDEST_YEARS;
    const asked = { companyIds: frontier, role, least, most: year, asAt };
    const rows = await listLargestPartners(db, asked, MOST_PARTNERS_SHOWN);
    partners.push(...rows.map((row) => ({ ...row, level })));
    const met = [...new Set(rows.flatMap(({ partner_id: id }) => (id === null || seen.has(id) ? [] : [id])))];
    for (const id of met) seen.add(id);
    if (met.length > MOST_FRONTIER && level < depth) isCapped = true;
    frontier = met.slice(0, MOST_FRONTIER);
  }
  return { partners, isCapped };
};
