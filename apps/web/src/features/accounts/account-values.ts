import type { Account } from '@mingjian/contract/accounts';
import { NO_PASSWORD, readPassword } from './password-choice.tsx';

/** The fields of the form as texts. */
export const toValues = (account: Account | null, organisationId: number | undefined) => ({
  number: account?.number ?? '',
  username: account?.username ?? '',
  realName: account?.realName ?? '',
  alias: account?.alias ?? '',
  mobile: account?.mobile ?? '',
  email: account?.email ?? '',
  type: account?.type ?? 'basic',
  roleId: account ? String(account.roleId) : '',
  organisationId: String(account?.organisationId ?? organisationId ?? ''),
  status: account?.status ?? 'active',
  expiresOn: account?.expiresOn ?? '',
  ...NO_PASSWORD,
});

export type AccountValues = { readonly [Name in keyof ReturnType<typeof toValues>]: string };

/** The texts as the call takes them: what was left empty is left out, a role always is a number. */
export const toInput = (values: AccountValues, id: number | undefined) => {
  const { choice, password, confirmPassword, roleId, organisationId, expiresOn, type, status, ...texts } =
    values;
  return {
    ...texts,
    roleId: Number(roleId),
    type: type === 'administrator' ? ('administrator' as const) : ('basic' as const),
    status: status === 'disabled' ? ('disabled' as const) : ('active' as const),
    ...(id === undefined ? readPassword({ choice, password, confirmPassword }) : { id }),
    ...(organisationId ? { organisationId: Number(organisationId) } : {}),
    expiresOn: expiresOn || null,
  };
};
