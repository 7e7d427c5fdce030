import type { AsAt, Clock } from '@mingjian/domain/records';
import { useSyncExternalStore } from 'react';
import { readAsAt, writeAsAt } from './as-at.ts';
import { DEFAULT_APP_STATE, EMPTY_USER } from './session.ts';
import type { AppState, Language, SessionState } from './session.ts';
import type { MenuEntry } from './menu-entry.ts';
import { withUserInfo, withoutUser } from './transitions.ts';
import type { UserInfo } from './transitions.ts';

export interface AsAtInputs {
  readonly asAt?: string;
  readonly clock?: Clock;
}

const TOKEN_KEY = 'token';
const LAST_CLICK_KEY = 'lastClickTime';
const LANGUAGE_KEY = 'lang';

const readLanguage = (): Language => (sessionStorage.getItem(LANGUAGE_KEY) === 'cn' ? 'cn' : 'en');

let state: SessionState = {
  ...EMPTY_USER,
  ...DEFAULT_APP_STATE,
  lang: readLanguage(),
  token: sessionStorage.getItem(TOKEN_KEY) ?? '',
  asAt: readAsAt(),
  menus: [],
};
const listeners = new Set<() => void>();

const set = (next: SessionState): void => {
  state = next;
  for (const listener of listeners) listener();
};

export const getSession = (): SessionState => state;

export const subscribeToSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** One part of the session, kept up to date. */
export const useSession = <T>(select: (state: SessionState) => T): T =>
  useSyncExternalStore(subscribeToSession, () => select(state));

/** Login succeeded: token and the moment of the last click go to session storage. */
export const openSession = (token: string, at: number): void => {
  sessionStorage.setItem(TOKEN_KEY, token);
  sessionStorage.setItem(LAST_CLICK_KEY, String(at));
  set({ ...state, token });
};

export const closeSession = (): void => {
  sessionStorage.removeItem(TOKEN_KEY);
  sessionStorage.removeItem(LAST_CLICK_KEY);
  writeAsAt(null);
  set(withoutUser(state));
};

export const noteClick = (at: number): void => {
  if (state.token) sessionStorage.setItem(LAST_CLICK_KEY, String(at));
};

/** When the person last clicked or pressed a key, in milliseconds; null without a session. */
export const findLastClick = (): number | null => {
  const text = sessionStorage.getItem(LAST_CLICK_KEY);
  return text === null ? null : Number(text);
};

export const storeUserInfo = (info: UserInfo): void => set(withUserInfo(state, info));

export const storeMenus = (menus: readonly MenuEntry[]): void => set({ ...state, menus });

export const storeAppState = (change: Partial<Omit<AppState, 'lang' | 'asAt'>>): void =>
  set({ ...state, ...change });

export const storeLanguage = (lang: Language): void => {
  sessionStorage.setItem(LANGUAGE_KEY, lang);
  set({ ...state, lang });
};

/** Moves the product to a day, or back to today. */
export const storeAsAt = (asAt: AsAt): void => {
  writeAsAt(asAt);
  set({ ...state, asAt });
};

/** The day and clock that the product stands on, to spread into the input of a call; nothing: today. */
export const useAsAt = (): AsAtInputs => {
  const asAt = useSession((session) => session.asAt);
  return asAt ? { asAt: asAt.day, clock: asAt.clock } : {};
};
