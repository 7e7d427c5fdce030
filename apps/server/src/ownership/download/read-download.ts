import { MOST_IN_FILE } from '@mingjian/contract/ownership';
import type { getDownload } from '@mingjian/contract/ownership';
import {
  findParties,
  isLive,
  listPartyKeys,
  listToldHoldings,
  listToldPosts,
  loadNeighbourhood,
} from '@mingjian/database/ownership';
import type {
  HoldingEdge,
  Neighbourhood,
  OwnershipParty,
  ToldHolding,
  ToldPost,
} from '@mingjian/database/ownership';
import { findDimensionRight } from '@mingjian/domain/companies';
import { hasRight } from '@mingjian/domain/permissions';
import type { PartyKey } from '@mingjian/domain/records';
import { readAsAt, requireRight } from '../../http/index.ts';
import type { Call } from '../../http/index.ts';
import { cutPicture } from '../cut-picture.ts';
import type { Picture } from '../cut-picture.ts';
import { fitIntoFile } from './fit-into-file.ts';
import { ABOVE, getHead } from '../read-owners.ts';

/** Of one company; a list that is longer is cut, and its rest counted. */
const SIBLINGS = 500;

/** Everything of a graph that a file tells, with what it leaves out. */
export interface OwnershipDownload {
  readonly companyId: number;
  readonly companyName: string;
  readonly parties: ReadonlyMap<number, OwnershipParty>;
  readonly keys: ReadonlyMap<number, readonly PartyKey[]>;
  /** What registers call a holder. */
  readonly holderTypes: ReadonlyMap<number, string | null>;
  readonly holdings: readonly ToldHolding[];
  /** Null: withheld. */
  readonly posts: readonly ToldPost[] | null;
  readonly smallOrEnded: number;
  readonly beyondDepth: number;
  readonly isCut: boolean;
}

const NOTHING: Neighbourhood = {
  edges: [],
  levels: new Map(),
  rests: new Map(),
  unopened: new Set(),
  roundTrips: 0,
};

const countRests = ({ rests }: Picture): number =>
  [...rests.values()].reduce((sum, { count }) => sum + count, 0);

/** A call for the file or for what it would hold. */
type Asking = Pick<Call<typeof getDownload>, 'db' | 'session' | 'clock' | 'input'>;

const readPicture = async ({ db, input }: Asking) => {
  const asAt = readAsAt(input);
  const head = await getHead(db, input.companyId, asAt);
  const root = head.company_id;
  const { depth, minShare, onlyLive, direction } = input;
  const limits = { depth, mostSiblings: SIBLINGS, mostParties: ABOVE.mostParties, asAt };
  const above = direction === 'down' ? NOTHING : await loadNeighbourhood(db, 'up', [root], limits);
  const below =
    direction === 'up' ? NOTHING : await loadNeighbourhood(db, 'down', [root], { ...limits, minShare });
  const edges: readonly HoldingEdge[] = [...above.edges, ...below.edges];
  const found = [...new Set([root, ...above.levels.keys(), ...below.levels.keys()])];
  const parties = await findParties(db, found, edges, asAt);
  const isShown = (id: number): boolean => {
    const party = parties.get(id);
    return !onlyLive || !party || isLive(party) !== false;
  };
  const cut = { depth, siblings: SIBLINGS, minShare, isShown };
  const up = cutPicture('up', root, above, cut);
  const down = cutPicture('down', root, below, cut);
  const beyond = new Set([...up.unopened, ...down.unopened]);
  for (const id of above.unopened) if (up.levels.has(id)) beyond.add(id);
  return { head, root, asAt, parties, up, beyond: beyond.size, down, ...fitIntoFile(root, up, down) };
};

/** The graph as it is asked for, with the records behind it: times, sources, and posts where the account may see them. */
export const readDownload = async (call: Asking): Promise<OwnershipDownload> => {
  // `data.export` let the call in; what is exported has a right of its own.
  await requireRight(call, 'ownership.view');
  const { db, session } = call;
  const { head, root, asAt, parties, up, down, beyond, ids, edges, isCut } = await readPicture(call);
  const opened = [...new Set(up.edges.map((edge) => edge.ownedId))].filter((id) => ids.includes(id));
  const withPosts = hasRight(session, findDimensionRight('key_personnel'));
  const companies = ids.filter((id) => parties.get(id)?.company);
  const [keys, holdings, posts] = await Promise.all([
    listPartyKeys(db, ids),
    listToldHoldings(db, edges, opened, { most: MOST_IN_FILE.holdings, asAt }),
    withPosts ? listToldPosts(db, companies, { most: MOST_IN_FILE.posts, asAt }) : null,
  ]);
  return {
    companyId: root,
    companyName: head.name,
    parties: new Map(ids.flatMap((id) => [[id, parties.get(id)] as const]).filter(hasParty)),
    keys,
    holderTypes: new Map(up.edges.map(({ holderId, holderType }) => [holderId, holderType])),
    holdings: holdings.holdings,
    posts: posts?.posts ?? null,
    smallOrEnded: countRests(up) + countRests(down),
    beyondDepth: beyond,
    isCut: isCut || holdings.isCut || (posts?.isCut ?? false),
  };
};

const hasParty = (
  entry: readonly [number, OwnershipParty | undefined],
): entry is readonly [number, OwnershipParty] => entry[1] !== undefined;
