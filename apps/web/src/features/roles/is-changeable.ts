import type { Role } from '@mingjian/contract/roles';

/** Not built-in, not the own one, and nothing in it that one does not have oneself; the server says the same. */
export const isChangeable = ({ isBuiltIn, isOwn, isGivable }: Role): boolean =>
  !isBuiltIn && !isOwn && isGivable;
