import type { Database } from '@mingjian/database/connection';
import { toIdentifiers } from '@mingjian/domain/ownership-formats';
import type {
  Directorship,
  FormatPartyKind,
  OwnershipEdge,
  OwnershipNeighbourhood,
  OwnershipParty,
} from '@mingjian/domain/ownership-formats';
import type { PartyKey } from '@mingjian/domain/records';

interface LinkRow {
  readonly dimension: 'shareholder' | 'key_personnel';
  readonly company_id: number;
  readonly record_id: number;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

const toNumber = (value: unknown): number | null => (typeof value === 'string' ? Number(value) : null);

const idOf = (value: unknown): string | null => (typeof value === 'number' ? String(value) : null);

const toEdge = ({ company_id, record_id, valid_from, valid_to, payload }: LinkRow): OwnershipEdge => ({
  holderId: idOf(payload['shareholder_id']) ?? `undisclosed:${record_id}`,
  ownedId: String(company_id),
  percent: toNumber(payload['holding_pct']),
  min: toNumber(payload['holding_pct_low']),
  max: toNumber(payload['holding_pct_high']),
  votes: toNumber(payload['holding_voting_pct']),
  validFrom: valid_from,
  validTo: valid_to,
  source: null,
});

const toDirectorship = ({ company_id, valid_from, valid_to, payload }: LinkRow): Directorship => ({
  personId: String(payload['person_id']),
  companyId: String(company_id),
  role: String((payload['position_title'] as readonly string[])[0]),
  validFrom: valid_from,
  validTo: valid_to,
  source: null,
});

/** Everything that a test's database holds of ownership, as plain data. */
export const readAll = async (db: Database): Promise<OwnershipNeighbourhood> => {
  const { rows: links } = await db.pool.query<LinkRow>(
    `select dimension, company_id, record_id, valid_from::text, valid_to::text, payload from record
     where known_to is null and status = 'current' and dimension in ('shareholder', 'key_personnel')`,
  );
  const { rows } = await db.pool.query<{ id: number; kind: FormatPartyKind; name: string; keys: PartyKey[] }>(
    `select p.company_id as id, p.kind, p.name,
       json_agg(json_build_object('scheme', k.scheme, 'value', k.value) order by k.scheme, k.value) as keys
     from party p join party_key k using (company_id) group by p.company_id`,
  );
  const parties = rows.map(({ id, kind, name, keys }): OwnershipParty => ({
    id: String(id),
    kind,
    name,
    identifiers: toIdentifiers(keys),
    country: null,
  }));
  const edges = links.filter(({ dimension }) => dimension === 'shareholder').map(toEdge);
  const hidden = edges
    .filter(({ holderId }) => holderId.startsWith('undisclosed:'))
    .map(({ holderId: id }): OwnershipParty => ({
      id,
      kind: 'undisclosed',
      name: null,
      identifiers: [],
      country: null,
    }));
  const directorships = links.filter(({ dimension }) => dimension === 'key_personnel').map(toDirectorship);
  return { parties: [...parties, ...hidden], edges, directorships };
};

/** What a neighbourhood says, whatever its ids and order. */
export const describeNeighbourhood = ({ parties, edges, directorships }: OwnershipNeighbourhood) => {
  const words = new Map(
    parties.map(({ id, kind, name, identifiers }) => [
      id,
      [kind, name, ...identifiers.map(({ scheme, id: number }) => `${scheme}:${number}`).toSorted()].join(
        ' ',
      ),
    ]),
  );
  const time = (from: string | null, to: string | null) => `${from ?? ''}..${to ?? ''}`;
  return [
    ...edges.map(
      ({ holderId, ownedId, percent, min, max, votes, validFrom, validTo }) =>
        `${words.get(holderId)} | ${words.get(ownedId)} | ${percent} ${min} ${max} ${votes} ${time(validFrom, validTo)}`,
    ),
    ...directorships.map(
      ({ personId, companyId, role, validFrom, validTo }) =>
        `${words.get(personId)} | ${words.get(companyId)} | ${role} ${time(validFrom, validTo)}`,
    ),
  ].toSorted();
};
