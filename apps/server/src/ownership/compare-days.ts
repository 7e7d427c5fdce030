import type { compareDays, OwnershipDifferenceView } from '@mingjian/contract/ownership';
import { findFirstDays, findParties } from '@mingjian/database/ownership';
import type { OwnershipParty } from '@mingjian/database/ownership';
import { dayInChina } from '@mingjian/domain/calendar';
import { compareFindingsOf, compareStates } from '@mingjian/domain/ownership';
import type { Holding, PartyId } from '@mingjian/domain/ownership';
import type { Call } from '../http/index.ts';
import { makeOwnershipView, presentParty } from './present-party.ts';
import { nameOwner } from './present-owners.ts';
import { readDay } from './read-day.ts';
import type { DayState } from './read-day.ts';
import { getHead } from './read-owners.ts';
import { writeShare, writeShareOrNull } from './write-share.ts';

const isNumber = (id: PartyId): id is number => typeof id === 'number';

const presentHolding = ({ holder, owned, percent, votes, low, high }: Holding) => ({
  holderId: isNumber(holder) ? holder : 0,
  ownedId: isNumber(owned) ? owned : 0,
  percent: writeShare(percent),
  low: writeShareOrNull(low),
  high: writeShareOrNull(high),
  votes: writeShareOrNull(votes),
});

const presentFinding = ({ owners: known }: DayState): OwnershipDifferenceView['before'] => {
  if (!known) return { controllers: [], basis: null, owners: [] };
  const [leading] = known.finding.control.controllers;
  return {
    controllers: (leading?.parties ?? []).filter(isNumber),
    basis: leading?.basis ?? null,
    owners: known.finding.owners.map(({ party, test }) => ({
      partyId: isNumber(party) ? party : null,
      name: nameOwner(known.above, party),
      test,
    })),
  };
};

const presentLimits = (days: readonly DayState[]): OwnershipDifferenceView['limits'] => {
  const above = days.flatMap(({ owners }) => (owners ? [owners.above.above] : []));
  return {
    levels: Math.max(0, ...above.flatMap(({ levels }) => [...levels.values()])),
    isCut: above.some(({ unopened }) => unopened.size > 0),
  };
};

/** What changed above a company between two days. Applied to the first day it gives the second. */
export const showDifference = async ({
  db,
  session,
  clock,
  input,
}: Call<typeof compareDays>): Promise<OwnershipDifferenceView> => {
  const { threshold } = input;
  const head = await getHead(db, input.companyId, null);
  const about = { head, first: await findFirstDays(db, head.company_id) };
  const earlier = await readDay(db, about, { day: input.from, clock: input.clock }, threshold);
  const later = await readDay(db, about, { day: input.to, clock: input.clock }, threshold);
  const { holdings } = compareStates(earlier.state, later.state);
  const [told, tells] = [presentFinding(earlier), presentFinding(later)];
  const view = makeOwnershipView(session, dayInChina(clock()));
  const parties = new Map<number, OwnershipParty>([
    ...(await findParties(db, [head.company_id], [], null)),
    ...(earlier.owners?.above.parties ?? []),
    ...(later.owners?.above.parties ?? []),
  ]);
  const moved = [...holdings.added, ...holdings.removed, ...holdings.changed.map((change) => change.after)];
  const named = new Set(
    [
      ...moved.flatMap(({ holder, owned }) => [holder, owned]),
      ...told.controllers,
      ...tells.controllers,
    ].filter(isNumber),
  );
  const company = parties.get(head.company_id);
  if (!company) throw new RangeError(`company ${head.company_id} is missing among its own parties`);
  return {
    company: presentParty(company, view),
    parties: [...named].flatMap((id) => {
      const party = parties.get(id);
      return party ? [presentParty(party, view)] : [];
    }),
    from: input.from,
    to: input.to,
    emptyDays: [
      ...(earlier.empty ? [{ end: 'from' as const, ...earlier.empty }] : []),
      ...(later.empty ? [{ end: 'to' as const, ...later.empty }] : []),
    ],
    added: holdings.added.map(presentHolding),
    removed: holdings.removed.map(presentHolding),
    changed: holdings.changed.map((change) => ({
      before: presentHolding(change.before),
      after: presentHolding(change.after),
    })),
    before: told,
    after: tells,
    ...compareFindingsOf(head.company_id, earlier.state, later.state),
    limits: presentLimits([earlier, later]),
  };
};
