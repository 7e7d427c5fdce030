import { getUserInfo } from '@mingjian/contract/accounts';
import { getMenuListByName } from '@mingjian/contract/menus';
import { call } from '../api/call.ts';
import { storeMenus, storeUserInfo } from '../api/session/index.ts';

const loadMenus = async (): Promise<void> => {
  try {
    storeMenus(await call(getMenuListByName, {}, { isStrict: true }));
  } catch {
    // As specified: a menu list that fails adds no routes, and the rest of the product goes on.
    storeMenus([]);
  }
};

let running: Promise<void> | undefined;

const load = async (): Promise<void> => {
  storeUserInfo(await call(getUserInfo, {}));
  await loadMenus();
};

/** User info, then the menu list. Two navigations at once ask once. */
export const loadUser = (): Promise<void> => {
  running ??= load().finally(() => {
    running = undefined;
  });
  return running;
};
