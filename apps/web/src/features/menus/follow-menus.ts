import { getMenuListByName } from '@mingjian/contract/menus';
import { call } from '../../api/call.ts';
import { storeMenus } from '../../api/session/index.ts';

/** Reads the own menu anew, so that the navigation shows at once what was changed; if that fails it stays as it was. */
export const followMenus = async (): Promise<void> => {
  try {
    storeMenus(await call(getMenuListByName, {}, { isStrict: true }));
  } catch {
    // The change is saved; the next sign-in shows it.
  }
};
