import type { listControlled } from '@mingjian/contract/ownership';
import type { OutputOf } from '@mingjian/contract/wire';
import type { Database } from '@mingjian/database/connection';
import {
  findControlledPage,
  findOwnershipRun,
  findParties,
  loadControlled,
  toHoldings,
} from '@mingjian/database/ownership';
import { dayInChina } from '@mingjian/domain/calendar';
import { findControlled, makeOwnership } from '@mingjian/domain/ownership';
import type { AsAt } from '@mingjian/domain/records';
import { readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { makeOwnershipView, presentParty } from './present-party.ts';
import { readChains } from './read-chains.ts';
import { getHead } from './read-owners.ts';
import { requireRelated } from './require-related.ts';
import { writeShare } from './write-share.ts';

/** From here on what a party controls is paged where it is stored, instead of followed anew. */
const MANY = 500;

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

interface FoundControlled {
  readonly ids: readonly number[];
  readonly total: number;
  readonly isCut: boolean;
  readonly computedAt: string | null;
}

const findStored = async (
  db: Database,
  controllerId: number,
  page: Page,
): Promise<FoundControlled | null> => {
  const run = await findOwnershipRun(db);
  if (!run) return null;
  const { companyIds, total } = await findControlledPage(db, controllerId, page);
  return total > MANY ? { ids: companyIds, total, isCut: false, computedAt: run.finished_at } : null;
};

const followLive = async (
  db: Database,
  controllerId: number,
  asAt: AsAt,
  { page, pageSize }: Page,
): Promise<FoundControlled> => {
  const below = await loadControlled(db, [controllerId], asAt);
  const ownership = makeOwnership(toHoldings({ edges: below.edges, rests: new Map() }));
  const ids = findControlled(ownership, controllerId).map(({ company }) => Number(company));
  return {
    ids: ids.slice((page - 1) * pageSize, page * pageSize),
    total: ids.length,
    isCut: below.isCut,
    computedAt: null,
  };
};

/** A page of what a company, or a holder of it, controls by votes: closest first, of hundreds by id as the night found them. */
export const showControlled = async ({
  db,
  session,
  clock,
  input,
}: Call<typeof listControlled>): Promise<OutputOf<typeof listControlled>> => {
  const asAt = readAsAt(input);
  const head = await getHead(db, input.companyId, asAt);
  const controllerId = input.controllerId ?? head.company_id;
  await requireRelated(db, head.company_id, controllerId, asAt);
  const stored = asAt === null ? await findStored(db, controllerId, input) : null;
  const found = stored ?? (await followLive(db, controllerId, asAt, input));
  const details = await readChains(db, controllerId, found.ids, asAt);
  const passed = [...details.values()].flatMap(({ partyIds }) => partyIds);
  const ids = [...new Set([head.company_id, controllerId, ...found.ids, ...passed])];
  const words = [...details.values()].flatMap((detail) => detail.words);
  const parties = await findParties(db, ids, words, asAt);
  const view = makeOwnershipView(session, dayInChina(clock()));
  const present = (id: number) => {
    const party = parties.get(id);
    if (!party) throw new RangeError(`party ${id} was not read`);
    return presentParty(party, view);
  };
  return {
    company: present(head.company_id),
    controller: present(controllerId),
    parties: [...new Set(passed)].map(present),
    items: found.ids.flatMap((id) => {
      const detail = details.get(id);
      if (!detail) return [];
      const { control, percent, chain, since } = detail;
      return [
        {
          party: present(id),
          level: control?.level ?? chain.length,
          votes: writeShare(control?.votes ?? 0),
          directVotes: writeShare(control?.directVotes ?? 0),
          percent,
          chain,
          since,
        },
      ];
    }),
    total: found.total,
    totalIsCapped: found.isCut,
    computedAt: found.computedAt,
    page: input.page,
    pageSize: input.pageSize,
  };
};
