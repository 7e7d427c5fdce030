import { ADD_ON_PACKAGES, PLANS } from '@mingjian/domain/plans';
import { TEST_PASSWORD } from '../testing.ts';
import {
  ADMINISTRATORS,
  ONLY_OWNER,
  OWN_ADMINISTRATOR,
  PLATFORM,
  PUBLIC,
  SIGNED_IN,
  row,
} from './access-row.ts';
import type { AccessRow, MakeInput } from './access-row.ts';
import type { World } from './access-world.ts';

const NEW_PASSWORD = 'another horse 42';

const ofColleague =
  (more: Readonly<Record<string, unknown>> = {}): MakeInput =>
  async (world) => ({ id: await world.makeColleague(), ...more });

const submitRequest = ({ make }: World): Promise<number> =>
  make('/plan/submitPlanRequest', { kind: 'package', code: 'A', message: '' }, 'id', 'plan_request');

const askForDemo = async (world: World): Promise<number> => {
  await world.server.withToken().post('/demoRequest/submitDemoRequest', DEMO);
  const { rows } = await world.server.db.pool.query<{ id: number }>(
    'select max(demo_request_id) as id from demo_request',
  );
  return rows[0]!.id;
};

const DEMO = {
  company: 'Example',
  contact: 'Li Hua',
  phone: '13800000000',
  email: 'li@example.com',
  message: 'Please call',
};

const NOTICE = {
  kind: 'system',
  titleEn: 'Soon',
  titleCn: '即将',
  contentsEn: 'Soon',
  contentsCn: '即将',
  beginsAt: '2027-01-01T00:00:00.000Z',
};

let names = 0;
const name = (): string => `Name ${(names += 1)}`;

/** The calls that administer people and service. */
export const ADMINISTRATION_ROWS: Readonly<Record<string, AccessRow>> = {
  '/login/submit': row(PUBLIC, async ({ server }) => {
    const { username } = await server.makeAccount();
    const form = new FormData();
    form.append('username', username);
    form.append('password', TEST_PASSWORD);
    return form;
  }),
  '/login/logout': row(SIGNED_IN),
  '/user/info': row(SIGNED_IN),
  '/user/changePassword': row(SIGNED_IN, () => ({
    currentPassword: TEST_PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  })),
  '/user/getOwnProfile': row(SIGNED_IN),
  '/user/editOwnProfile': row(SIGNED_IN, async ({ server }) => {
    await server.db.pool.query('update account set mobile = $1', [DEMO.phone]);
    return { alias: name(), mobile: DEMO.phone, email: DEMO.email };
  }),
  '/user/sendMobileCode': row(SIGNED_IN, () => ({ mobile: `1390000${String(1000 + (names += 1))}` })),
  '/user/listOwnSessions': row(SIGNED_IN),
  '/user/listUsageRecords': row(SIGNED_IN),
  '/user/revokeSession': row(
    ONLY_OWNER,
    async ({ server, accounts }) => {
      await server.signIn(accounts.analyst!);
      const { rows } = await server.db.pool.query<{ sessionId: number }>(
        'select max(session_id) as "sessionId" from session',
      );
      return rows[0]!;
    },
    'session-does-not-exist',
  ),
  '/user/revokeOtherSessions': row(SIGNED_IN),
  '/user/getNoticeCount': row(SIGNED_IN),
  '/user/getUserList': row(ADMINISTRATORS),
  '/user/getSubAccounts': row(ADMINISTRATORS),
  '/user/editUser': row(
    OWN_ADMINISTRATOR,
    async (world) => ({
      id: await world.makeColleague(),
      number: name(),
      username: name(),
      roleId: world.analyst.account.roleId,
      organisationId: world.analyst.account.organisationId,
    }),
    'account-does-not-exist',
  ),
  '/user/delUser': row(OWN_ADMINISTRATOR, ofColleague(), 'account-does-not-exist'),
  '/user/resetPassword': row(OWN_ADMINISTRATOR, ofColleague(), 'account-does-not-exist'),
  '/role/listRoles': row(ADMINISTRATORS),
  '/role/listRights': row(ADMINISTRATORS),
  '/role/getRole': row(
    OWN_ADMINISTRATOR,
    async ({ makeRole }) => ({ id: (await makeRole()).id }),
    'role-does-not-exist',
  ),
  '/role/editRole': row(
    OWN_ADMINISTRATOR,
    async ({ makeRole }) => ({ ...(await makeRole()), title: name(), rights: [] }),
    'role-does-not-exist',
  ),
  '/role/copyRole': row(
    OWN_ADMINISTRATOR,
    async ({ makeRole }) => ({ id: (await makeRole()).id, title: name() }),
    'role-does-not-exist',
  ),
  '/role/delRole': row(
    OWN_ADMINISTRATOR,
    async ({ makeRole }) => ({ id: (await makeRole()).id }),
    'role-does-not-exist',
  ),
  '/role/assignAccounts': row(
    OWN_ADMINISTRATOR,
    async (world) => ({
      roleId: world.analyst.account.roleId,
      accountIds: [await world.makeColleague()],
    }),
    'account-does-not-exist',
  ),
  '/role/removeAccounts': row(
    OWN_ADMINISTRATOR,
    async (world) => ({
      roleId: world.analyst.account.roleId,
      accountIds: [await world.makeColleague()],
      toRoleId: (await world.makeRole()).id,
    }),
    'role-does-not-exist',
  ),
  '/org/getOrgList': row(ADMINISTRATORS),
  '/org/editOrg': row(
    OWN_ADMINISTRATOR,
    async (world) => ({
      ...(await world.makeDepartment()),
      parentId: world.analyst.account.organisationId,
      name: name(),
    }),
    'organisation-does-not-exist',
  ),
  '/org/delOrg': row(
    OWN_ADMINISTRATOR,
    async ({ makeDepartment }) => ({ id: (await makeDepartment()).id }),
    'organisation-does-not-exist',
  ),
  '/menu/getMenuListByName': row(SIGNED_IN),
  '/menu/getMenuList': row(PLATFORM),
  '/menu/editMenu': row(PLATFORM, () => ({ path: '/manage/extra', title: name() })),
  '/menu/delMenu': row(PLATFORM, async ({ server }) => {
    const { rows } = await server.db.pool.query<{ id: number }>(
      `insert into menu (parent_id, path, title_en, title_cn, sort) values (null, '/x', 'X', 'X', 1)
       returning menu_id as id`,
    );
    return { id: rows[0]!.id };
  }),
  '/quota/listQuotas': row(SIGNED_IN),
  '/quota/listUsage': row(SIGNED_IN),
  '/quota/getReportPrices': row(SIGNED_IN, ({ companyId }) => ({ companyIds: [companyId] })),
  '/quota/getDistribution': row(ADMINISTRATORS),
  '/quota/listDistribution': row(ADMINISTRATORS, () => ({ kind: 'online-report' })),
  '/quota/listQuotaChanges': row(ADMINISTRATORS),
  '/quota/distributeQuota': row(
    OWN_ADMINISTRATOR,
    async (world) => ({ accountId: await world.makeColleague(), kind: 'online-report', value: 1 }),
    'account-does-not-exist',
  ),
  '/quota/takeBackQuota': row(
    OWN_ADMINISTRATOR,
    async (world) => {
      const input = { accountId: await world.makeColleague(), kind: 'online-report' };
      await (await world.signIn('administrator')).post('/quota/distributeQuota', { ...input, value: 1 });
      return input;
    },
    'account-does-not-exist',
  ),
  '/plan/getPlanCatalogue': row(SIGNED_IN),
  '/plan/getOwnContract': row(SIGNED_IN),
  '/plan/listOwnPlanRequests': row(SIGNED_IN),
  '/plan/submitPlanRequest': row(SIGNED_IN, () => ({ kind: 'package', code: 'A', message: '' })),
  '/plan/editPlan': row(PLATFORM, () => ({ ...PLANS[3]! })),
  '/plan/editPackage': row(PLATFORM, () => {
    const { code, en, cn, grants } = ADD_ON_PACKAGES[0]!;
    return { code, en, cn, grants };
  }),
  '/plan/editPrices': row(PLATFORM, () => ({ prices: { plans: {}, packages: {}, features: {} } })),
  '/plan/listContracts': row(PLATFORM),
  '/plan/getContract': row(PLATFORM, ({ analyst }) => ({ organisationId: analyst.account.organisationId })),
  '/plan/editContract': row(PLATFORM, async ({ server }) => ({
    organisationId: await server.makeOrganisation(),
    planCode: 'standard',
  })),
  '/plan/listPlanRequests': row(PLATFORM),
  '/plan/answerPlanRequest': row(PLATFORM, async (world) => ({
    id: await submitRequest(world),
    status: 'declined',
    reason: 'Not now',
  })),
  '/notice/listNotices': row(SIGNED_IN),
  '/notice/markNoticesRead': row(SIGNED_IN),
  '/notice/listPublishedNotices': row(ADMINISTRATORS),
  '/notice/listNoticeTargets': row(ADMINISTRATORS, () => ({ kind: 'account' })),
  '/notice/editNotice': row(
    OWN_ADMINISTRATOR,
    ({ analyst }) => ({
      ...NOTICE,
      audience: [{ kind: 'organisation', targetId: analyst.account.organisationId }],
    }),
    'node-not-authorized',
  ),
  '/notice/withdrawNotice': row(
    OWN_ADMINISTRATOR,
    async ({ makeNotice }) => ({ id: await makeNotice() }),
    'notice-does-not-exist',
  ),
  '/demoRequest/submitDemoRequest': row(PUBLIC, () => DEMO),
  '/demoRequest/listDemoRequests': row(PLATFORM),
  '/demoRequest/getDemoRequest': row(PLATFORM, async (world) => ({ demoRequestId: await askForDemo(world) })),
  '/demoRequest/editDemoRequest': row(PLATFORM, async (world) => ({
    demoRequestId: await askForDemo(world),
    status: 'contacted',
  })),
  '/outbox/listMessages': row(PLATFORM),
  '/outbox/getMessage': row(PLATFORM, async ({ server }) => {
    const { rows } = await server.db.pool.query<{ id: number }>(
      `insert into outbox (recipient, subject, body, created_at, attempts) values ('x@example.com', 'X', 'X', now(), 0)
       returning message_id as id`,
    );
    return { messageId: rows[0]!.id };
  }),
  '/log/listLog': row(ADMINISTRATORS),
  '/log/exportLog': row(ADMINISTRATORS),
};
