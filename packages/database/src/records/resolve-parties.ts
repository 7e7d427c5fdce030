import type pg from 'pg';
import type { PartyDraft, PartyKey } from '@mingjian/domain/records';
import { copyRows } from '../connection/index.ts';

const keyId = ({ scheme, value }: PartyKey): string => `${scheme}\t${value}`;

const findKnownKeys = async (
  client: pg.PoolClient,
  keys: readonly PartyKey[],
): Promise<Map<string, number>> => {
  const { rows } = await client.query<{ scheme: string; value: string; company_id: number }>({
    name: 'find-party-keys',
    text: `select k.scheme, k.value, k.company_id
           from unnest($1::text[], $2::text[]) as wanted(scheme, value)
           join party_key k on k.value = wanted.value and k.scheme = wanted.scheme`,
    values: [keys.map((key) => key.scheme), keys.map((key) => key.value)],
  });
  return new Map(rows.map((row) => [`${row.scheme}\t${row.value}`, row.company_id]));
};

const allocateIds = async (client: pg.PoolClient, count: number): Promise<readonly number[]> => {
  if (count === 0) return [];
  const { rows } = await client.query<{ id: number }>({
    name: 'allocate-party-ids',
    text: `select nextval(pg_get_serial_sequence('party', 'company_id')) as id from generate_series(1, $1::int)`,
    values: [count],
  });
  return rows.map((row) => row.id);
};

/** Party ids by draft; a party found by none of its keys is new. */
export interface ResolvedParties {
  idOf(draft: PartyDraft): number;
  /** Parties that this call created: they have no records yet. */
  readonly created: ReadonlySet<number>;
}

/**
 * Finds or creates a party for each draft and teaches known parties the keys that are new to them. Where two keys of a
 * draft belong to two parties the first key decides and the other stays where it is: joining parties is a logged move.
 */
export const resolveParties = async (
  client: pg.PoolClient,
  drafts: readonly PartyDraft[],
  knownFrom: string,
): Promise<ResolvedParties> => {
  for (const draft of drafts) {
    if (draft.keys.length === 0) throw new TypeError(`party ${draft.name} has no key to be found by`);
  }
  const ids = await findKnownKeys(client, [
    ...new Map(drafts.flatMap((draft) => draft.keys).map((key) => [keyId(key), key])).values(),
  ]);
  const newKeys: { scheme: string; value: string; company_id: number }[] = [];
  const newParties = new Map<number, PartyDraft>();
  const pending: PartyDraft[] = [];
  const learn = (draft: PartyDraft, id: number) => {
    for (const key of draft.keys) {
      if (ids.has(keyId(key))) continue;
      ids.set(keyId(key), id);
      newKeys.push({ ...key, company_id: id });
    }
  };
  const findId = (draft: PartyDraft): number | undefined => {
    for (const key of draft.keys) {
      const id = ids.get(keyId(key));
      if (id !== undefined) return id;
    }
    return undefined;
  };
  for (const draft of drafts) {
    const id = findId(draft);
    if (id === undefined) pending.push(draft);
    else learn(draft, id);
  }
  const fresh = await allocateIds(client, pending.length);
  let used = 0;
  for (const draft of pending) {
    const known = findId(draft);
    const id = known ?? fresh[used++] ?? 0;
    if (known === undefined) newParties.set(id, draft);
    learn(draft, id);
  }
  await copyRows(
    client,
    'party',
    ['company_id', 'kind', 'name', 'created_at'],
    [...newParties].map(([company_id, { kind, name }]) => ({
      company_id,
      kind,
      name,
      created_at: knownFrom,
    })),
  );
  await copyRows(client, 'party_key', ['scheme', 'value', 'company_id'], newKeys);
  return {
    idOf: (draft) => {
      const id = findId(draft);
      if (id === undefined) throw new TypeError(`party ${draft.name} was not resolved`);
      return id;
    },
    created: new Set(newParties.keys()),
  };
};
