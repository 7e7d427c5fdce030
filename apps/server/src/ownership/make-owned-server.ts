import { makeRegistration, saveCompany } from '@mingjian/database/companies/testing';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import type { PartyDraft, RecordBatch, RecordDraft } from '@mingjian/domain/records';
import { makeTestServer } from '../http/testing.ts';
import type { TestServer } from '../http/testing.ts';

export const person = (name: string): PartyDraft => ({
  kind: 'person',
  name,
  keys: [{ scheme: 'person', value: name }],
});
export const state = (name: string): PartyDraft => ({
  kind: 'state',
  name,
  keys: [{ scheme: 'name', value: name }],
});
export const firm = (code: string): PartyDraft => ({
  kind: 'company',
  name: `测试${code}`,
  keys: [{ scheme: 'credit_code', value: code }],
});

const TYPES: Readonly<Record<string, string>> = {
  person: 'natural_person',
  company: 'enterprise',
  state: 'state',
  foreign: 'foreign',
};

export const holding = (
  holder: PartyDraft,
  percent: string,
  draft: Partial<RecordDraft> = {},
): RecordDraft => ({
  dimension: 'shareholder',
  naturalKey: holder.name,
  payload: {
    shareholder_name: holder.name,
    shareholder_type: TYPES[holder.kind] ?? 'other',
    holding_pct: percent,
  },
  refs: { shareholder_id: holder },
  validFrom: '2015-01-01',
  ...draft,
});

export const post = (who: PartyDraft, titles: readonly string[], isRepresentative = false): RecordDraft => ({
  dimension: 'key_personnel',
  naturalKey: who.name,
  payload: {
    person_name: who.name,
    position_title: titles,
    is_legal_representative: isRepresentative,
    is_director: false,
    is_senior_manager: true,
  },
  refs: { person_id: who },
});

export const save = (
  { db }: Pick<TestServer, 'db'>,
  code: string,
  records: readonly RecordDraft[],
  { registration = {}, ...batch }: Partial<RecordBatch> & { registration?: RecordDraft['payload'] } = {},
): Promise<number> =>
  saveCompany(
    db,
    code,
    [makeRegistration({ company_name: `测试${code}`, ...registration }), ...records],
    batch,
  );

/** The id of a party by the key that its draft is found by. */
export const findId = async ({ db }: Pick<TestServer, 'db'>, party: PartyDraft): Promise<number> => {
  const { rows } = await db.pool.query<{ company_id: number }>(
    'select company_id from party_key where value = $1',
    [party.keys[0]?.value],
  );
  const [row] = rows;
  if (!row) throw new Error(`no party ${party.name}`);
  return row.company_id;
};

const ENDED = { registration: { registration_status: 'deregistered' } };

export const ANNA = person('安娜');
export const BEN = person('本');
export const MAYOR = person('市长');
export const SASAC = state('某市国有资产监督管理委员会');

/**
 * Test data. Anna holds 60 % of P and 10 % of C, P 80 % of C: 58 % of C. P holds 20 % of X and C 60 %, together a majority; X is
 * ended. L and M hold 20 and 10 % of each other (oracle 3: Anna 90 % of L, Ben 80 % of M). S is the state's, and so is T.
 */
export const makeOwnedServer = async () => {
  const server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  const ids = {
    p: await save(server, 'P', [holding(ANNA, '60'), holding(BEN, '40')]),
    c: await save(server, 'C', [
      holding(firm('P'), '80'),
      holding(ANNA, '10'),
      post(BEN, ['总经理', '董事']),
      post(ANNA, ['董事长'], true),
    ]),
    x: await save(server, 'X', [holding(firm('P'), '20'), holding(firm('C'), '60')], ENDED),
    l: await save(server, 'L', [holding(ANNA, '90'), holding(firm('M'), '10')]),
    m: await save(server, 'M', [holding(BEN, '80'), holding(firm('L'), '20')]),
    s: await save(server, 'S', [holding(SASAC, '100'), post(MAYOR, ['董事长'], true)]),
    t: await save(server, 'T', [holding(SASAC, '70'), holding(BEN, '30')]),
  };
  return {
    server,
    ids,
    anna: await findId(server, ANNA),
    ben: await findId(server, BEN),
    sasac: await findId(server, SASAC),
  };
};
