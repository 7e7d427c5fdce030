import { EMPTY_USER } from './session.ts';
import type { Authority, SessionState, UserSession } from './session.ts';

/** Codes among the authorities that say "add-on package A / B / C is active". */
const PACKAGE_CODES = { authA: '10002', authB: '10003', authC: '10004' } as const;

export type UserInfo = Partial<Omit<UserSession, 'token' | 'authA' | 'authB' | 'authC'>>;

const isLocked = (authorities: readonly Authority[], code: string): boolean =>
  !authorities.some((item) => item.authority === code);

/** User info arrived: identity and all three package flags are taken anew. */
export const withUserInfo = (state: SessionState, info: UserInfo): SessionState => {
  const authorities = info.authorities ?? [];
  return {
    ...state,
    ...info,
    authorities,
    authA: isLocked(authorities, PACKAGE_CODES.authA),
    authB: isLocked(authorities, PACKAGE_CODES.authB),
    authC: isLocked(authorities, PACKAGE_CODES.authC),
  };
};

/**
 * Logout clears token, identity, role and authorities, and goes back to today. As specified it never resets authC,
 * which stays as it was until the next user info.
 */
export const withoutUser = (state: SessionState): SessionState => ({
  ...state,
  ...EMPTY_USER,
  authC: state.authC,
  notice: 0,
  asAt: null,
  menus: [],
});
