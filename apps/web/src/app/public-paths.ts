/** Reachable without a token (`/` only leads on to `/dashboard`); every other path leads to the login page. */
export const PUBLIC_PATHS: readonly string[] = ['/', '/login', '/dashboard'];

export const LOGIN_PATH = '/login';
export const SYSTEM_PATH = '/system';

const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

export const isPublicPath = (path: string): boolean => PUBLIC_PATHS.includes(withoutTrailingSlash(path));

export const isLoginPath = (path: string): boolean => withoutTrailingSlash(path) === LOGIN_PATH;
