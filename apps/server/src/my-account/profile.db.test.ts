import type { OwnProfile } from '@mingjian/contract/my-account';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase(), { rateLimits: { code: 100_000 } });
});
afterAll(() => server.close());

const MINUTE = 60_000;
const PROFILE = { alias: 'Lao Li', mobile: '13800000001', email: 'li@example.com' };
let numbers = 0;
const makeMobile = () => `139${String((numbers += 1)).padStart(8, '0')}`;

/** The code that the outbox holds for a number. */
const readCode = async (mobile: string): Promise<string> => {
  const { rows } = await server.db.pool.query<{ body: string; channel: string }>(
    'select body, channel from outbox where recipient = $1 order by message_id desc limit 1',
    [mobile],
  );
  expect(rows[0]!.channel).toBe('mobile');
  return /\d{6}/.exec(rows[0]!.body)![0];
};

const send = (client: TestClient, mobile: string) => client.post('/user/sendMobileCode', { mobile });
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const edit = (client: TestClient, changes: Record<string, unknown> = {}) =>
  client.post('/user/editOwnProfile', { ...PROFILE, ...changes });
const show = async (client: TestClient) => (await client.get<OwnProfile>('/user/getOwnProfile')).data!;

describe('the own profile', () => {
  it('is changed with the code that was sent to the new number, which is kept without signs between', async () => {
    const client = await server.client();
    const mobile = makeMobile();
    const sent = await send(client, `${mobile.slice(0, 3)} ${mobile.slice(3)}`);
    expect(sent).toMatchObject({ code: '0', data: { expiresAt: '2026-11-20T08:10:00.000Z' } });
    const verificationCode = await readCode(mobile);
    expect(await edit(client, { mobile, verificationCode })).toMatchObject({ code: '0' });
    expect(await show(client)).toMatchObject({
      ...PROFILE,
      mobile,
      username: client.account.username,
      roleTitle: 'Analyst',
      mayChangeNames: false,
    });
    // The number stays, so what else is changed needs no code.
    expect(await edit(client, { mobile, alias: 'Li' })).toMatchObject({ code: '0' });
    expect(await show(client)).toMatchObject({ alias: 'Li' });
  });

  it.each([
    ['alias', '', 'Other name is required'],
    ['mobile', ' ', 'Mobile number is required'],
    ['mobile', '12', 'Please enter a valid mobile number'],
    ['email', '', 'Email is required'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['number', '', 'Account number is required'],
    ['username', ' ', 'Account name is required'],
    ['verificationCode', '12ab56', 'Please enter the six digits of the code'],
  ])('refuses %s %j', async (field, value, sentence) => {
    const client = await server.client();
    expect(await edit(client, { [field]: value })).toMatchObject({
      code: 'invalid-input',
      data: { fields: [{ field, sentence }] },
    });
  });

  it('lets only who administers accounts change name and number, which tell whether somebody else has them', async () => {
    const other = await server.makeAccount();
    const clerk = await server.client();
    await server.db.pool.query('update account set mobile = $1', [PROFILE.mobile]);
    expect(await edit(clerk, { username: other.username })).toMatchObject({ code: '403' });
    expect(await edit(clerk, { username: 'nobody has this' })).toMatchObject({ code: '403' });
    expect(await edit(clerk, { number: 'N-new' })).toMatchObject({ code: '403' });
    expect(await edit(clerk, { username: clerk.account.username })).toMatchObject({ code: '0' });
    const manager = await server.client({ type: 'administrator', rights: ['user.manage'] });
    await server.db.pool.query('update account set mobile = $1', [PROFILE.mobile]);
    expect(await edit(manager, { username: other.username })).toMatchObject({ code: 'account-name-taken' });
    expect(await edit(manager, { username: 'chief', number: 'N-chief' })).toMatchObject({ code: '0' });
    expect(await show(manager)).toMatchObject({
      username: 'chief',
      number: 'N-chief',
      mayChangeNames: true,
    });
  });

  it('needs a session', async () => {
    for (const path of ['/user/editOwnProfile', '/user/sendMobileCode'])
      expect(await server.withToken().post(path, PROFILE)).toMatchObject({ code: '401' });
  });
});

describe('a mobile code', () => {
  it('is asked for when the number changes, and refused when it is wrong', async () => {
    const client = await server.client();
    const mobile = makeMobile();
    expect(await edit(client, { mobile })).toMatchObject({ code: 'mobile-code-required' });
    await send(client, mobile);
    const code = await readCode(mobile);
    expect(await edit(client, { mobile, verificationCode: wrongOf(code) })).toMatchObject({
      code: 'mobile-code-wrong',
    });
    expect((await show(client)).mobile).toBeNull();
  });

  it('is of no use to another account, for another number, a second time or after ten minutes', async () => {
    const [mine, yours] = [await server.client(), await server.client()];
    const mobile = makeMobile();
    await send(mine, mobile);
    const verificationCode = await readCode(mobile);
    const ended = { code: 'mobile-code-ended' };
    expect(await edit(yours, { mobile, verificationCode })).toMatchObject(ended);
    expect(await edit(mine, { mobile: makeMobile(), verificationCode })).toMatchObject(ended);
    server.clock.forward(10 * MINUTE);
    expect(await edit(mine, { mobile, verificationCode })).toMatchObject(ended);
    await send(mine, mobile);
    const fresh = await readCode(mobile);
    expect(await edit(mine, { mobile, verificationCode: fresh })).toMatchObject({ code: '0' });
    await server.db.pool.query('update account set mobile = null where account_id = $1', [
      mine.account.accountId,
    ]);
    expect(await edit(mine, { mobile, verificationCode: fresh })).toMatchObject(ended);
  });

  it('is over after five guesses, also when they come at once', async () => {
    const client = await server.client();
    const mobile = makeMobile();
    await send(client, mobile);
    const code = await readCode(mobile);
    const guesses = Array.from({ length: 8 }, () =>
      edit(client, { mobile, verificationCode: wrongOf(code) }),
    );
    const codes = (await Promise.all(guesses)).map((answer) => answer.code);
    expect(codes.filter((answer) => answer === 'mobile-code-wrong')).toHaveLength(5);
    expect(await edit(client, { mobile, verificationCode: code })).toMatchObject({
      code: 'mobile-code-ended',
    });
  });

  it('comes once a minute and five times an hour, to an account and to a number', async () => {
    const client = await server.client();
    const mobile = makeMobile();
    expect(await send(client, mobile)).toMatchObject({ code: '0' });
    expect(await send(client, makeMobile())).toMatchObject({ code: 'mobile-code-too-soon' });
    for (let turn = 0; turn < 4; turn += 1) {
      server.clock.forward(MINUTE);
      expect(await send(client, mobile)).toMatchObject({ code: '0' });
    }
    server.clock.forward(MINUTE);
    expect(await send(client, makeMobile())).toMatchObject({ code: 'mobile-code-too-many' });
    expect(await send(await server.client(), mobile)).toMatchObject({ code: 'mobile-code-too-many' });
    server.clock.forward(56 * MINUTE);
    expect(await send(await server.signIn(client.account), mobile)).toMatchObject({ code: '0' });
  });

  it('asked for twice at the same moment is sent once', async () => {
    const client = await server.client();
    const answers = await Promise.all([send(client, makeMobile()), send(client, makeMobile())]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['0', 'mobile-code-too-soon']));
  });

  it('answers the same for a number that somebody has, and none for the own one', async () => {
    const [mine, yours] = [await server.client(), await server.client()];
    const mobile = makeMobile();
    await server.db.pool.query('update account set mobile = $2 where account_id = $1', [
      yours.account.accountId,
      mobile,
    ]);
    expect(await send(mine, mobile)).toMatchObject({ code: '0' });
    expect(await send(yours, mobile)).toMatchObject({ code: 'mobile-is-unchanged' });
  });

  it('stands neither in the database nor in the system log as it is', async () => {
    const client = await server.client();
    const mobile = makeMobile();
    await send(client, mobile);
    const verificationCode = await readCode(mobile);
    await edit(client, { mobile, verificationCode });
    const kept = async (text: string, value: unknown) =>
      (await server.db.pool.query<{ kept: string }>(text, [value])).rows.map((row) => row.kept);
    const [hash] = await kept('select code_hash as kept from mobile_code where mobile = $1', mobile);
    expect(hash).toMatch(/^\$argon2id\$/);
    const lines = await kept(
      'select details::text as kept from system_log where account_id = $1',
      client.account.accountId,
    );
    expect(lines).toEqual(['{}', '{}']);
  });
});
