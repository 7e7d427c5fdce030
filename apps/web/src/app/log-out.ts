import { logout } from '@mingjian/contract/session';
import { call } from '../api/call.ts';
import { closeSession } from '../api/session/index.ts';

/** Ends the session on the server and forgets it here, also when the server cannot be told. */
export const logOut = async (): Promise<void> => {
  await call(logout, {}, { isBackground: true }).catch(() => undefined);
  closeSession();
};
