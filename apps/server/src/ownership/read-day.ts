import type { OwnershipDifferenceView } from '@mingjian/contract/ownership';
import type { CompanyRow } from '@mingjian/database/companies';
import type { Database } from '@mingjian/database/connection';
import { toHoldings } from '@mingjian/database/ownership';
import type { FirstDays } from '@mingjian/database/ownership';
import type { BeneficialOwnerFinding, Holding, OwnershipState, PartyId } from '@mingjian/domain/ownership';
import type { Clock } from '@mingjian/domain/records';
import { judgeOwners } from './judge-owners.ts';
import { readOwners } from './read-owners.ts';
import type { OwnersAbove } from './read-owners.ts';

type EmptyDay = Omit<OwnershipDifferenceView['emptyDays'][number], 'end'>;

/** What is above a company on a day; `owners` is null where nothing of it was there yet. */
export interface DayState {
  readonly state: OwnershipState;
  readonly owners: { readonly above: OwnersAbove; readonly finding: BeneficialOwnerFinding } | null;
  readonly empty: EmptyDay | null;
}

/** The unread rest of a hub is nobody and comes and goes with its size. */
const isOnFile = ({ holder }: Holding): boolean => isNumber(holder);
const isNumber = (id: PartyId): id is number => typeof id === 'number';

const toState = (
  { above, head }: OwnersAbove,
  { control, owners }: BeneficialOwnerFinding,
): OwnershipState => ({
  holdings: toHoldings(above).filter(isOnFile),
  findings: [
    {
      company: head.company_id,
      controllers: control.controllers[0]?.parties ?? [],
      basis: control.controllers[0]?.basis ?? null,
      owners: owners.map(({ party, test }) => ({ party, test })),
    },
  ],
});

/** Why nothing can be above the company on the day; null where something may be. */
const findEmpty = (
  { established_on }: CompanyRow,
  first: FirstDays,
  day: string,
  clock: Clock,
): EmptyDay | null => {
  if (established_on !== null && day < established_on)
    return { because: 'before-establishment', since: established_on };
  const since = clock === 'valid' ? first.valid : first.known;
  return since !== null && day < since ? { because: 'before-first-record', since } : null;
};

export const readDay = async (
  db: Database,
  { head, first }: { readonly head: CompanyRow; readonly first: FirstDays },
  { day, clock }: { readonly day: string; readonly clock: Clock },
  threshold: number,
): Promise<DayState> => {
  const empty = findEmpty(head, first, day, clock);
  if (empty) return { state: { holdings: [], findings: [] }, owners: null, empty };
  const above = await readOwners(db, head.company_id, { day, clock });
  const finding = judgeOwners(above, threshold);
  return { state: toState(above, finding), owners: { above, finding }, empty: null };
};
