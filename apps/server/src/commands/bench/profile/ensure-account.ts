import {
  createAccount,
  createOrganisation,
  ensureAccessDefaults,
  getBuiltInRoleId,
} from '@mingjian/database/accounts';
import type { Database } from '@mingjian/database/connection';

const NAME = 'bench';

/** The account that opens companies; a kept market has it already. */
export const ensureAccount = async (db: Database): Promise<number> => {
  const known = await db.kysely
    .selectFrom('account')
    .select('account_id')
    .where('username', '=', NAME)
    .executeTakeFirst();
  if (known) return known.account_id;
  const at = new Date().toISOString();
  await ensureAccessDefaults(db, at);
  return createAccount(db, {
    username: NAME,
    realName: NAME,
    passwordHash: '',
    type: 'basic',
    number: NAME,
    sourceType: NAME,
    roleId: await getBuiltInRoleId(db, 'analyst'),
    organisationId: await createOrganisation(db, { name: NAME, plan: 'premium', at }),
    mustChangePassword: false,
    expiresOn: null,
    at,
  });
};
