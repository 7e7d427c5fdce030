import { getNegativeSummary } from '@mingjian/contract/negative-records';
import type { OutputOf } from '@mingjian/contract/wire';
import { useCall } from '../../../api/queries.ts';
import { useSession } from '../../../api/session/index.ts';
import { useProfile } from '../profile-context.ts';

export type NegativeSummary = OutputOf<typeof getNegativeSummary>;

const RIGHT = 'negative-record.view';

/** What speaks against the company of the screen; not asked for by an account that may not see it. */
export const useNegativeSummary = () => {
  const { profile } = useProfile();
  const isAllowed = useSession(({ authorities }) => authorities.some(({ authority }) => authority === RIGHT));
  const query = useCall(getNegativeSummary, { companyId: profile.companyId }, { enabled: isAllowed });
  return { ...query, isWithheld: !isAllowed };
};

/** Dimensions with records that are open against the company, charges on assets left out. */
export const listOpen = (summary: NegativeSummary | undefined): ReadonlySet<string> =>
  new Set(
    summary?.kinds.flatMap(({ dimension, group, counts }) =>
      group !== 'encumbrance' && (counts?.open ?? 0) > 0 ? [dimension] : [],
    ),
  );

/** Open records of all kinds that were asked, charges on assets left out; null when none was. */
export const countOpen = (summary: NegativeSummary | undefined): number | null => {
  const known = summary?.kinds.flatMap(({ group, counts }) =>
    counts && group !== 'encumbrance' ? [counts.open] : [],
  );
  return known === undefined || known.length === 0 ? null : known.reduce((sum, open) => sum + open, 0);
};
