import type { Session } from '../http/index.ts';

/** The organisation of the account that asks, or one above it. */
export const isOwnOrAbove = (organisationId: number, { organisation }: Session): boolean =>
  organisation.path.split('/').includes(String(organisationId));
