import type { compareDays, OwnershipDifferenceView } from '@mingjian/contract/ownership';
import { toHoldings } from '@mingjian/database/ownership';
import type { OwnershipParty } from '@mingjian/database/ownership';
import { dayInChina } from '@mingjian/domain/calendar';
import { compareStates } from '@mingjian/domain/ownership';
import type { BeneficialOwnerFinding, Holding, OwnershipState, PartyId } from '@mingjian/domain/ownership';
import type { Call } from '../http/index.ts';
import { judgeOwners } from './judge-owners.ts';
import { makeOwnershipView, presentParty } from './present-party.ts';
import { nameOwner } from './present-owners.ts';
import { readOwners } from './read-owners.ts';
import type { OwnersAbove } from './read-owners.ts';
import { writeShare, writeShareOrNull } from './write-share.ts';

const isNumber = (id: PartyId): id is number => typeof id === 'number';

/** The unread rest of a hub is nobody and comes and goes with its size. */
const isOnFile = ({ holder }: Holding): boolean => isNumber(holder);

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

const presentHolding = ({ holder, owned, percent, votes, low, high }: Holding) => ({
  holderId: isNumber(holder) ? holder : 0,
  ownedId: isNumber(owned) ? owned : 0,
  percent: writeShare(percent),
  low: writeShareOrNull(low),
  high: writeShareOrNull(high),
  votes: writeShareOrNull(votes),
});

const presentFinding = (owners: OwnersAbove, finding: BeneficialOwnerFinding) => ({
  controllers: (finding.control.controllers[0]?.parties ?? []).filter(isNumber),
  basis: finding.control.controllers[0]?.basis ?? null,
  owners: finding.owners.map(({ party, test }) => ({
    partyId: isNumber(party) ? party : null,
    name: nameOwner(owners, party),
    test,
  })),
});

const write = (value: unknown): string => JSON.stringify(value);

/** What changed above a company between two days. Applied to the first day it gives the second. */
export const showDifference = async ({
  db,
  session,
  clock,
  input,
}: Call<typeof compareDays>): Promise<OwnershipDifferenceView> => {
  const { companyId, threshold } = input;
  const earlier = await readOwners(db, companyId, { day: input.from, clock: input.clock });
  const later = await readOwners(db, companyId, { day: input.to, clock: input.clock });
  const [before, after] = [judgeOwners(earlier, threshold), judgeOwners(later, threshold)];
  const { holdings } = compareStates(toState(earlier, before), toState(later, after));
  const [told, tells] = [presentFinding(earlier, before), presentFinding(later, after)];
  const view = makeOwnershipView(session, dayInChina(clock()));
  const parties = new Map<number, OwnershipParty>([...earlier.parties, ...later.parties]);
  const moved = [...holdings.added, ...holdings.removed, ...holdings.changed.map((change) => change.after)];
  const named = new Set(
    [
      ...moved.flatMap(({ holder, owned }) => [holder, owned]),
      ...told.controllers,
      ...tells.controllers,
    ].filter(isNumber),
  );
  const company = later.parties.get(later.head.company_id);
  if (!company) throw new RangeError(`company ${companyId} is missing among its own parties`);
  return {
    company: presentParty(company, view),
    parties: [...named].flatMap((id) => {
      const party = parties.get(id);
      return party ? [presentParty(party, view)] : [];
    }),
    from: input.from,
    to: input.to,
    added: holdings.added.map(presentHolding),
    removed: holdings.removed.map(presentHolding),
    changed: holdings.changed.map((change) => ({
      before: presentHolding(change.before),
      after: presentHolding(change.after),
    })),
    before: told,
    after: tells,
    hasControllerChanged: write(told.controllers) !== write(tells.controllers),
    haveOwnersChanged: write(told.owners) !== write(tells.owners),
    limits: {
      levels: Math.max(0, ...earlier.above.levels.values(), ...later.above.levels.values()),
      isCut: earlier.above.unopened.size > 0 || later.above.unopened.size > 0,
    },
  };
};
