import { data, redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { authorityKeysOf, closeSession, getSession } from '../api/session/index.ts';
import { isLoginPath, isPublicPath, LOGIN_PATH, SYSTEM_PATH } from './public-paths.ts';
import { loadUser } from './load-user.ts';

/**
 * Runs before every navigation. Without a token only the public pages open; with one, the login page leads into the
 * system and the user is loaded first. The tree of routes is static: what a menu list adds is opened by
 * `requireAuthority`, so that nothing is built anew and the navigation needs no second run.
 */
export const guardSession: MiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  const { token, username } = getSession();
  if (!token) {
    if (isPublicPath(pathname)) return next();
    throw redirect(LOGIN_PATH);
  }
  if (isLoginPath(pathname)) throw redirect(SYSTEM_PATH);
  if (!username) await loadUserOrLeave();
  return next();
};

const loadUserOrLeave = async (): Promise<void> => {
  try {
    await loadUser();
  } catch {
    closeSession();
    throw redirect(LOGIN_PATH);
  }
};

/** For a route with an authority key: it exists only for those whose menu list names the key. */
export const requireAuthority =
  (key: string): MiddlewareFunction =>
  (_args, next) => {
    if (!authorityKeysOf(getSession().menus).has(key)) throw data(null, { status: 404 });
    return next();
  };

/** For the screens of system management: they exist for administrators whose menu list names the key. */
export const requireAdministrator =
  (key: string): MiddlewareFunction =>
  (args, next) => {
    if (getSession().isAdmin !== '1') throw data(null, { status: 404 });
    return requireAuthority(key)(args, next);
  };
