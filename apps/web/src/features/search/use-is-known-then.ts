import { useSession } from '../../api/session/index.ts';

/**
 * Whether the list stands on the knowledge of an earlier day. Ratings of that day are known for the companies of a page,
 * not for the market, so that nothing can be filtered or sorted by them.
 */
export const useIsKnownThen = (): boolean => useSession(({ asAt }) => asAt?.clock === 'known');
