import type { Database } from '../connection/index.ts';

export interface LoginKey {
  /** SHA-256 of the name as it was typed, in lower case. */
  readonly nameHash: Buffer;
  readonly address: string;
}

/** Until when a name is locked for an address, or null. `at`: ISO instant. */
export const findLock = async (
  db: Database,
  { nameHash, address }: LoginKey,
  at: string,
): Promise<string | null> => {
  const { rows } = await db.pool.query<{ locked_until: string }>({
    name: 'find-login-lock',
    text: `select locked_until from login_attempt
      where name_hash = $1 and address = $2 and locked_until > $3`,
    values: [nameHash, address, at],
  });
  return rows[0]?.locked_until ?? null;
};

/** Counts a wrong password; the `limit`-th within `windowMs` locks the name for the address for the same time. */
export const countWrongPassword = async (
  db: Database,
  { nameHash, address }: LoginKey,
  { at, windowMs, limit }: { readonly at: Date; readonly windowMs: number; readonly limit: number },
): Promise<void> => {
  await db.pool.query({
    name: 'count-wrong-password',
    text: `
      insert into login_attempt as known (name_hash, address, failures, last_failed_at, locked_until)
      values ($1, $2, 1, $3, case when $6 <= 1 then $5::timestamptz end)
      on conflict (name_hash, address) do update set
        failures = case when known.last_failed_at <= $4 or known.locked_until <= $3 then 1 else known.failures + 1 end,
        last_failed_at = $3,
        locked_until = case
          when known.last_failed_at <= $4 or known.locked_until <= $3 then null
          when known.failures + 1 >= $6 then $5::timestamptz
        end`,
    values: [
      nameHash,
      address,
      at.toISOString(),
      new Date(at.getTime() - windowMs).toISOString(),
      new Date(at.getTime() + windowMs).toISOString(),
      limit,
    ],
  });
};

/** The right password wipes out the wrong ones before it. */
export const forgetWrongPasswords = async ({ kysely }: Database, { nameHash, address }: LoginKey) => {
  await kysely
    .deleteFrom('login_attempt')
    .where('name_hash', '=', nameHash)
    .where('address', '=', address)
    .execute();
};

/** Forgets attempts before the instant. */
export const deleteOldAttempts = async ({ kysely }: Database, before: string): Promise<void> => {
  await kysely.deleteFrom('login_attempt').where('last_failed_at', '<', before).execute();
};
