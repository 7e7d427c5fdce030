import { getCoverage } from '@mingjian/contract/dashboard';
import { useCall } from '../../../api/queries.ts';

/** The first day of which this database knows anything; null while it is not known, and in an empty one. */
export const useFirstDay = (): string | null =>
  useCall(getCoverage, {}, { staleMs: Infinity }).data?.data.firstKnownOn ?? null;
