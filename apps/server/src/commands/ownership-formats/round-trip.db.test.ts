import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Owners, Penetration } from '@mingjian/contract/ownership';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { makeBodsSource } from '@mingjian/importers/bods';
import { makeFollowTheMoneySource } from '@mingjian/importers/follow-the-money';
import { importFile } from '@mingjian/importers/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../../http/testing.ts';
import type { TestClient, TestServer } from '../../http/testing.ts';
import { firm, holding, makeOwnedServer, person, post, save } from '../../ownership/make-owned-server.ts';

const PREMIUM = { plan: 'premium', packages: ['A', 'B', 'C'] } as const;
const FORMATS = [
  ['bods-json', makeBodsSource],
  ['bods-jsonl', makeBodsSource],
  ['ftm-jsonl', makeFollowTheMoneySource],
] as const;
const NAMESAKES = [
  person('同名'),
  { ...person('同名'), keys: [{ scheme: 'person' as const, value: '另一人' }] },
];

const FUND = { kind: 'other', name: '示例基金', keys: [{ scheme: 'name', value: 'fund' }] } as const;

let folder = '';
let server: TestServer;
let client: TestClient;
let ids: Readonly<Record<string, number>>;

const share = (name: string, type: string, fields: object) => ({
  shareholder_name: name,
  shareholder_type: type,
  ...fields,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingjian-round-trip-'));
  const owned = await makeOwnedServer();
  ({ server } = owned);
  client = await server.client(PREMIUM);
  const [first, second] = NAMESAKES;
  if (!first || !second) throw new TypeError('two persons of one name are needed');
  // Codes with a right check digit: a company of the file is found by its number.
  const top = await save(server, '91310000MA1FL0000T', [
    holding(first, '40', { naturalKey: 'first', validFrom: '2018-03-01', validTo: '2099-01-01' }),
    holding(second, '20', { naturalKey: 'second', validFrom: '2020-06-30' }),
    holding(firm('L'), '0', {
      payload: share('测试L', 'enterprise', { holding_pct_low: '10', holding_pct_high: '20' }),
    }),
    holding(firm('C'), '15', {
      payload: share('测试C', 'enterprise', { holding_pct: '15', holding_voting_pct: '35.5' }),
    }),
    holding({ kind: 'foreign', name: 'Example Ltd', keys: [{ scheme: 'name', value: 'example' }] }, '5'),
    holding(FUND, '4', { payload: share(FUND.name, 'fund', { holding_pct: '4' }) }),
    post(first, ['总经理'], true),
    post(second, ['监事', '董事']),
  ]);
  ids = { ...owned.ids, top };
  await server.db.pool.query(
    `update record set published_on = valid_from + 7 where dimension = 'shareholder' and valid_from is not null`,
  );
  await server.db.pool.query(
    `update record set published_on = '2021-05-06' where dimension = 'shareholder' and valid_from is null`,
  );
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const PICTURE = { depth: 10, siblings: 50 };

/** Graph and owners by names, since the ids of another database are others. */
const describeOwnership = async (by: TestClient, companyId: number, direction: string) => {
  const query = { companyId, direction, ...PICTURE };
  const picture = (await by.get<Penetration>('/ownership/getPenetration', query)).data;
  const owners = (await by.get<Owners>('/ownership/getOwners', { companyId })).data;
  if (!picture || !owners) throw new TypeError(`company ${companyId} has no graph`);
  const names = new Map([...picture.nodes, ...owners.parties].map(({ id, name }) => [id, name]));
  const nameOf = (id: number | null) => (id === null ? 'rest' : (names.get(id) ?? '?'));
  return {
    nodes: picture.nodes
      .map(({ name, kind, level, isController, ownerTest, isRepeated, isInLoop, isStop }) =>
        JSON.stringify({ name, kind, level, isController, ownerTest, isRepeated, isInLoop, isStop }),
      )
      .toSorted(),
    edges: picture.edges
      .map(({ holderId, ownedId, percent, low, high, votes }) =>
        [nameOf(holderId), nameOf(ownedId), percent, low, high, votes].join(' '),
      )
      .toSorted(),
    loops: picture.loops.map((loop) => loop.map(nameOf).toSorted()),
    holders: owners.holders
      .map(({ holderId, percent, low, high, direct, isUltimate }) =>
        [nameOf(holderId), percent, low, high, direct, isUltimate].join(' '),
      )
      .toSorted(),
    sums: [owners.undisclosed, owners.circular, owners.overstated],
    controllers: owners.controllers.map(({ partyIds, basis, votes }) =>
      [...partyIds.map(nameOf), basis, votes].join(' '),
    ),
    owners: owners.beneficialOwners
      .map(({ name, test, percent }) => [name, test, percent].join(' '))
      .toSorted(),
  };
};

const listTimes = async ({ db }: TestServer) =>
  (
    await db.pool.query(
      `select e.holder_name, c.name, e.valid_from::text, e.valid_to::text, r.published_on::text
       from shareholding_by_owned e join company c using (company_id)
       join record r on r.company_id = e.company_id and r.record_id = e.record_id and r.known_to is null
       where e.known_to is null order by 1, 2, 3`,
    )
  ).rows;

describe.each(FORMATS)('the graph as %s', (format, makeSource) => {
  it.each([
    ['top', 'up', 'votes, a band, times, two persons of one name'],
    ['l', 'both', 'a loop'],
    ['s', 'up', 'a body of the state'],
    ['c', 'both', 'a pyramid with posts'],
  ])('of %s (%s) comes back from an empty database: %s', async (key, direction) => {
    const companyId = ids[key] ?? 0;
    const query = { companyId, direction, depth: 10, format };
    const { data } = await client.get<string>('/ownership/downloadOwnership', query);
    const path = join(folder, `${key}.${format.startsWith('ftm') ? 'jsonl' : format.slice(5)}`);
    await writeFile(path, data ?? '');
    const other = await makeTestServer(await makeTestDatabase());
    await seedSources(other.db);
    const result = await importFile(makeSource(), path, { db: other.db, now: other.clock.now });
    expect(result).toMatchObject({ rowsRefused: 0, isComplete: true });
    const { rows } = await other.db.pool.query<{ company_id: number }>(
      'select company_id from company where name = (select $1::text)',
      [(await client.get<Penetration>('/ownership/getPenetration', { companyId })).data?.company.name],
    );
    const there = await other.client(PREMIUM);
    const before = await describeOwnership(client, companyId, direction);
    expect(await describeOwnership(there, rows[0]?.company_id ?? 0, direction)).toEqual(before);
    const known = await listTimes(server);
    const arrived = await listTimes(other);
    expect(arrived.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(arrived));
    await other.close();
  });
});
