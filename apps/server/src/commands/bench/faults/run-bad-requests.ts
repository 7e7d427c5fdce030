import { ENDPOINTS } from '@mingjian/contract/endpoints';
import type { Database } from '@mingjian/database/connection';
import { ACCESS_TABLE } from '../../../http/access/access-table.ts';
import { COLUMNS, makeWorld } from '../../../http/access/access-world.ts';
import type { World } from '../../../http/access/access-world.ts';
import { makeRandom } from '../search/random.ts';
import { makeBadFiles } from './bad-files.ts';
import { makeBadTokens } from './bad-tokens.ts';
import { digestTables, listChanged } from './digest-tables.ts';
import { BAD_KINDS, makeBadRequest } from './make-bad-request.ts';
import type { BadRequest, Subject } from './make-bad-request.ts';
import { sendBadRequest } from './send-bad-request.ts';
import type { Heard, Verdict } from './send-bad-request.ts';

const WIDTH = 8;
/** Few calls take files, and files can be wrong in many ways. */
const UPLOAD_WEIGHT = 10;
/** No answer may take longer, whatever was sent. */
export const LIMIT_MS = 5_000;

export interface Told {
  readonly request: BadRequest;
  readonly heard: Heard;
}

export interface BadRun {
  readonly seed: number;
  readonly endpoints: number;
  readonly all: readonly Told[];
  /** Tables that are not as they were. */
  readonly changed: readonly string[];
  readonly isHeld: boolean;
}

const listSubjects = async (world: World): Promise<readonly Subject[]> => {
  const { server, accounts } = world;
  const tokens = new Map<string, string>();
  for (const column of COLUMNS)
    if (accounts[column]) tokens.set(column, (await server.signIn(accounts[column])).token);
  const subjects: Subject[] = [];
  for (const endpoint of ENDPOINTS) {
    const row = ACCESS_TABLE[endpoint.path];
    if (!row) throw new Error(`${endpoint.path} has no line in the table of access`);
    const strangers = COLUMNS.filter((column, place) => tokens.has(column) && row.expected[place] !== '0');
    const works = COLUMNS.findLast((column, place) => tokens.has(column) && row.expected[place] === '0');
    const subject: Subject = {
      endpoint,
      input: await row.input(world),
      token: tokens.get(works ?? 'platform')!,
      strangers: strangers.map((column) => tokens.get(column)!),
    };
    subjects.push(...Array.from({ length: endpoint.maxFileBytes ? UPLOAD_WEIGHT : 1 }, () => subject));
  }
  return subjects;
};

const CALM: ReadonlySet<Verdict> = new Set(['refused', 'found nothing']);

const isCalm = ({ heard }: Told): boolean => CALM.has(heard.verdict) && heard.ms <= LIMIT_MS;

/** Sends requests that are wrong, each kind to each call in turn, and looks whether anything is left of them. */
export const runBadRequests = async (
  db: Database,
  { requests, seed }: { readonly requests: number; readonly seed: number },
): Promise<BadRun> => {
  const world = await makeWorld(db);
  try {
    const address = await world.server.app.listen({ host: '127.0.0.1', port: 0 });
    const subjects = await listSubjects(world);
    const now = world.server.clock.now;
    const random = makeRandom(seed);
    const drawToken = await makeBadTokens(db, { accountId: world.analyst.account.accountId, now });
    const drawers = { random, drawToken, drawFile: await makeBadFiles() };
    const before = await digestTables(db);
    const all: Told[] = [];
    let sent = 0;
    const work = async (): Promise<void> => {
      while (sent < requests) {
        const number = sent++;
        const subject = subjects[number % subjects.length]!;
        // Each round of the calls begins with another kind.
        const kind = number + Math.floor(number / subjects.length);
        const request = await makeBadRequest(subject, BAD_KINDS[kind % BAD_KINDS.length]!, drawers);
        all.push({ request, heard: await sendBadRequest(address, request) });
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, work));
    const changed = listChanged(before, await digestTables(db));
    const isHeld = all.length === requests && changed.length === 0 && all.every(isCalm);
    return { seed, endpoints: ENDPOINTS.length, all, changed, isHeld };
  } finally {
    await world.server.close();
  }
};
