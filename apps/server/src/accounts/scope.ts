import type { Session } from '../http/index.ts';

/** The organisations an account manages, as a path: all for the platform administrator, else the own subtree. */
export const scopeOf = (session: Session): string =>
  session.rights.has('platform.manage') ? '/' : session.organisation.path;
