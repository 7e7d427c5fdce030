import type { Account, getUserList } from '@mingjian/contract/accounts';
import type { OutputOf } from '@mingjian/contract/wire';
import { listAccounts } from '@mingjian/database/accounts';
import type { AccountRow } from '@mingjian/database/accounts';
import type { Call } from '../http/index.ts';
import { scopeOf } from './scope.ts';

const presentAccount = (row: AccountRow): Account => ({
  id: row.account_id,
  number: row.number,
  username: row.username,
  realName: row.real_name,
  alias: row.alias,
  mobile: row.mobile,
  email: row.email,
  type: row.type as Account['type'],
  isAdmin: row.type === 'administrator' ? '1' : '0',
  roleId: row.role_id,
  roleTitle: row.role_title,
  roleTitleCn: row.role_title_cn,
  organisationId: row.organisation_id,
  organisationName: row.organisation_name,
  levelId: row.plan_code,
  status: row.status as Account['status'],
  expiresOn: row.expires_on,
  createdAt: row.created_at,
});

/** The accounts of the organisations that the administrator reaches. */
export const listUsers = async (call: Call<typeof getUserList>): Promise<OutputOf<typeof getUserList>> => {
  const { db, session, input } = call;
  const { rows, total } = await listAccounts(db, scopeOf(session), input);
  const { page, pageSize } = input;
  return { items: rows.map(presentAccount), total, totalIsCapped: false, page, pageSize };
};
