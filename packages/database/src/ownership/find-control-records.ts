import type { Concert, DisclosedController } from '@mingjian/domain/ownership';
import type { AsAt, Payload } from '@mingjian/domain/records';
import { sql } from 'kysely';
import { runAsAt } from '../companies/index.ts';
import type { Database } from '../connection/index.ts';
import { asAtCondition, isSurelyOwn, SHOWN_STATUSES } from '../records/index.ts';
import type { HoldingEdge } from './join-records.ts';

/** Somebody with a post in the company. */
export interface Officer {
  /** Null where the source gives a name alone. */
  readonly personId: number | null;
  readonly name: string;
  readonly titles: readonly string[];
  readonly isLegalRepresentative: boolean;
  readonly isDirector: boolean;
  readonly isSeniorManager: boolean;
  readonly recordId: number;
}

export interface ControlRecords {
  /** By company, of those asked about. */
  readonly officers: ReadonlyMap<number, readonly Officer[]>;
  /** By company, those between included. */
  readonly disclosed: ReadonlyMap<number, DisclosedController>;
  readonly concerts: readonly Concert[];
}

interface ControlRow {
  readonly company_id: number;
  readonly record_id: number;
  readonly dimension: string;
  readonly payload: Payload;
}

const textOf = (payload: Payload, field: string): string => {
  const value = payload[field];
  return typeof value === 'string' ? value : '';
};

const textsOf = (payload: Payload, field: string): readonly string[] => {
  const value = payload[field];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

const idOf = (payload: Payload, field: string): number | null => {
  const value = payload[field];
  return typeof value === 'number' ? value : null;
};

const toOfficer = ({ record_id, payload }: ControlRow): Officer => ({
  personId: idOf(payload, 'person_id'),
  name: textOf(payload, 'person_name'),
  titles: textsOf(payload, 'position_title'),
  isLegalRepresentative: payload['is_legal_representative'] === true,
  isDirector: payload['is_director'] === true,
  isSeniorManager: payload['is_senior_manager'] === true,
  recordId: record_id,
});

const BASES = new Set(['agreement', 'board', 'disclosed']);

const toDisclosed = (rows: readonly ControlRow[]): DisclosedController | null => {
  const controllers = [...new Set(rows.flatMap(({ payload }) => idOf(payload, 'controller_id') ?? []))];
  if (controllers.length === 0) return null;
  const basis = rows.map(({ payload }) => textOf(payload, 'control_basis')).find((text) => BASES.has(text));
  return { controllers, basis: (basis ?? 'disclosed') as NonNullable<DisclosedController['basis']> };
};

/** Top-ten lists name who acts in concert; the names are found among the holders of the same company. */
const toConcerts = (rows: readonly ControlRow[], edges: readonly HoldingEdge[]): readonly Concert[] => {
  const holders = new Map(edges.map((edge) => [`${edge.ownedId} ${edge.holderName}`, edge.holderId]));
  const found = rows.flatMap(({ company_id, payload }): Concert[] => {
    const names = [textOf(payload, 'holder_name'), ...textsOf(payload, 'acting_in_concert')];
    const members = [...new Set(names.flatMap((name) => holders.get(`${company_id} ${name}`) ?? []))];
    return members.length > 1 ? [{ members: members.toSorted((a, b) => a - b), company: company_id }] : [];
  });
  return [
    ...new Map(found.map((concert) => [`${concert.company} ${concert.members.join()}`, concert])).values(),
  ];
};

/** What records tell of control beside holdings: posts in the companies themselves, controllers and concerts of all companies above it. */
export const findControlRecords = async (
  db: Database,
  companyIds: readonly number[],
  above: readonly number[],
  edges: readonly HoldingEdge[],
  asAt: AsAt,
): Promise<ControlRecords> => {
  const rows = await runAsAt<ControlRow>(
    db,
    'ownership-control-records',
    asAt,
    sql`select r.company_id, r.record_id, r.dimension, r.payload from record r
        where r.company_id = any(${[...new Set([...companyIds, ...above])]}::bigint[])
          and r.dimension = any('{key_personnel,actual_controller,top_shareholder}'::text[])
          and ${asAtCondition(asAt, 'r.')} and ${isSurelyOwn('r.')} and r.status = any(${SHOWN_STATUSES}::text[])
          and (r.dimension <> 'key_personnel' or r.company_id = any(${companyIds}::bigint[]))
        order by r.company_id, r.record_id`,
  );
  const of = (dimension: string) => rows.filter((row) => row.dimension === dimension);
  const posts = Map.groupBy(of('key_personnel'), (row) => row.company_id);
  const told = Map.groupBy(of('actual_controller'), (row) => row.company_id);
  const disclosed = [...told].flatMap(([id, records]): (readonly [number, DisclosedController])[] => {
    const found = toDisclosed(records);
    return found ? [[id, found]] : [];
  });
  return {
    officers: new Map([...posts].map(([id, records]) => [id, records.map(toOfficer)])),
    disclosed: new Map(disclosed),
    concerts: toConcerts(of('top_shareholder'), edges),
  };
};
