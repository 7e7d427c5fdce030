import { isStateBody, readPartyKind } from '@mingjian/domain/ownership';
import type { PartyKind } from '@mingjian/domain/ownership';
import type { AsAt } from '@mingjian/domain/records';
import { findCompanyRows } from '../companies/index.ts';
import type { CompanyRow } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import type { HoldingEdge } from './join-records.ts';

/** A party of a neighbourhood as it was on the day. */
export interface OwnershipParty {
  readonly id: number;
  /** As a party: company, person, foreign, state, other. */
  readonly kind: string;
  /** As the tests of ownership take it. */
  readonly role: PartyKind;
  /** False for an id that belongs to nobody. */
  readonly isOnFile: boolean;
  /** Where the way up ends. */
  readonly isStop: boolean;
  readonly name: string;
  /** The list row of the day; null for whoever is not registered here, or was not yet. */
  readonly company: CompanyRow | null;
}

/** What a register calls a holder, or an officer. */
export type PartyWords = Pick<HoldingEdge, 'holderId' | 'holderName' | 'holderType'>;

interface PartyRow {
  readonly company_id: number;
  readonly kind: string;
  readonly name: string;
}

const findPartyRows = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PartyRow>> => {
  const { rows } = await db.pool.query<PartyRow>({
    name: 'ownership-party-rows',
    text: 'select company_id, kind, name from party where company_id = any($1::bigint[])',
    values: [ids],
  });
  return new Map(rows.map((row) => [row.company_id, row]));
};

/** Statuses of a company that does business or could again; the others are history. */
const ENDED: ReadonlySet<string> = new Set(['revoked', 'deregistered', 'moved_out']);

/** Null where it is not on file. */
export const isLive = ({ company }: OwnershipParty): boolean | null =>
  company?.status === undefined || company.status === null ? null : !ENDED.has(company.status);

/**
 * Who the parties of some edges were on the day. A holder that is no company of the day goes by the name that the register of what
 * it holds gives it.
 */
export const findParties = async (
  db: Database,
  ids: readonly number[],
  edges: readonly PartyWords[],
  asAt: AsAt,
): Promise<ReadonlyMap<number, OwnershipParty>> => {
  const entries = ids.map((company_id) => ({ company_id }));
  const [companies, rows] = await Promise.all([findCompanyRows(db, entries, asAt), findPartyRows(db, ids)]);
  const words = new Map(edges.map((edge) => [edge.holderId, edge]));
  return new Map(
    ids.map((id): [number, OwnershipParty] => {
      const company = companies.get(id) ?? null;
      const edge = words.get(id);
      const row = rows.get(id);
      const kind = row?.kind ?? 'other';
      // On an earlier day the name of today may not have been known.
      const name = company?.name ?? edge?.holderName ?? (asAt === null ? row?.name : undefined) ?? '';
      const holder = { kind, type: edge?.holderType ?? null, name };
      const isOnFile = row !== undefined;
      return [
        id,
        { isOnFile, id, kind, role: readPartyKind(holder), isStop: isStateBody(holder), name, company },
      ];
    }),
  );
};
