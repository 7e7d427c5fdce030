import type { getGroup } from '@mingjian/contract/ownership';
import type { OutputOf } from '@mingjian/contract/wire';
import type { Database } from '@mingjian/database/connection';
import type { OwnershipParty } from '@mingjian/database/ownership';
import { findGroupPage, findParties, loadNeighbourhood } from '@mingjian/database/ownership';
import { dayInChina } from '@mingjian/domain/calendar';
import type { PartyId } from '@mingjian/domain/ownership';
import type { AsAt } from '@mingjian/domain/records';
import { readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { makeOwnershipView, presentParty } from './present-party.ts';
import { readGroup } from './read-group.ts';
import { ABOVE, getHead, readOwners } from './read-owners.ts';
import { writeShare, writeShareOrNull } from './write-share.ts';

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

interface GroupAnswer {
  readonly coreId: number;
  readonly level: number;
  readonly controllerIds: readonly number[];
  readonly members: readonly { readonly id: number; readonly level: number; readonly votes: string | null }[];
  readonly total: number;
  readonly isCut: boolean;
  readonly computedAt: string | null;
}

const isNumber = (id: PartyId): id is number => typeof id === 'number';

const readLive = async (
  db: Database,
  companyId: number,
  asAt: AsAt,
  { page, pageSize }: Page,
): Promise<GroupAnswer | null> => {
  const owners = await readOwners(db, companyId, asAt);
  const { group, votes, isCut } = await readGroup(db, owners, asAt);
  if (!group || !isNumber(group.core)) return null;
  const members = group.members.flatMap(({ company, level }) =>
    isNumber(company) ? [{ id: company, level, votes: writeShareOrNull(votes.get(company)) }] : [],
  );
  return {
    coreId: group.core,
    level: members.find(({ id }) => id === companyId)?.level ?? 0,
    controllerIds: group.controllers.filter(isNumber),
    members: members.slice((page - 1) * pageSize, page * pageSize),
    total: members.length,
    isCut,
    computedAt: null,
  };
};

/** The night's run has whole groups, however large; for earlier days and before the first run they are followed live. */
const readAnswer = async (
  db: Database,
  companyId: number,
  asAt: AsAt,
  page: Page,
): Promise<GroupAnswer | null> => {
  const stored = asAt === null ? await findGroupPage(db, companyId, page) : undefined;
  if (!stored) return readLive(db, companyId, asAt, page);
  return {
    ...stored,
    members: stored.members.map(({ company_id, level, vote_percent }) => ({
      id: company_id,
      level,
      votes: vote_percent === null ? null : writeShare(Number(vote_percent)),
    })),
    isCut: false,
  };
};

/** A body of the state leads no group: what hangs directly under it is the top of its own. */
const listLeaders = (
  { coreId, controllerIds }: GroupAnswer,
  parties: ReadonlyMap<number, OwnershipParty>,
): readonly number[] => {
  const leaders = controllerIds.filter((id) => parties.get(id)?.isStop !== true);
  return leaders.length > 0 ? leaders : [coreId];
};

/** Core company, controllers and members by level of the group that a company belongs to. */
export const showGroup = async ({
  db,
  session,
  clock,
  input,
}: Call<typeof getGroup>): Promise<OutputOf<typeof getGroup>> => {
  const asAt = readAsAt(input);
  const head = await getHead(db, input.companyId, asAt);
  const { page, pageSize } = input;
  const found = await readAnswer(db, head.company_id, asAt, { page, pageSize });
  const members = found?.members ?? [];
  const ids = [head.company_id, ...members.map(({ id }) => id)];
  if (found) ids.push(found.coreId, ...found.controllerIds);
  // Who controls without being registered here goes by the name that the core's own register gives.
  const above = found
    ? await loadNeighbourhood(db, 'up', [found.coreId], { ...ABOVE, depth: 1, asAt })
    : undefined;
  const parties = await findParties(db, [...new Set(ids)], above?.edges ?? [], asAt);
  const view = makeOwnershipView(session, dayInChina(clock()));
  const present = (id: number) => {
    const party = parties.get(id);
    if (!party) throw new RangeError(`party ${id} was not read`);
    return presentParty(party, view);
  };
  return {
    company: present(head.company_id),
    group: found && {
      core: present(found.coreId),
      controllers: listLeaders(found, parties).map(present),
      computedAt: found.computedAt,
      level: found.level,
    },
    items: members.map(({ id, level, votes }) => ({ party: present(id), level, votes })),
    total: found?.total ?? 0,
    totalIsCapped: found?.isCut ?? false,
    page,
    pageSize,
  };
};
