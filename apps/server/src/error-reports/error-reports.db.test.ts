import type { RecordDetail } from '@mingjian/contract/companies';
import type { ErrorReport, ReceivedReport } from '@mingjian/contract/error-reports';
import type { Notice } from '@mingjian/contract/notices';
import { makeRegistration, saveCompany } from '@mingjian/database/companies/testing';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';
import { makePdf } from './testing.ts';

type Client = Awaited<ReturnType<TestServer['client']>>;

let server: TestServer;
let desk: Client;
let number = 0;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  desk = await server.client({ role: 'platform-administrator', type: 'administrator' });
});
// Tests move the clock on, and sessions end.
beforeEach(async () => {
  desk = { ...(await server.signIn(desk.account)), account: desk.account };
});
afterAll(() => server.close());

/** A company of its own with one record, so that no test marks what another one looks at. */
const makeDatum = async () => {
  number += 1;
  const companyId = await saveCompany(server.db, `E${number}`, [makeRegistration()]);
  const { rows } = await server.db.pool.query<{ record_id: number }>(
    'select record_id from record where company_id = $1 limit 1',
    [companyId],
  );
  return { companyId, recordId: rows[0]!.record_id };
};

const GOOD = { errorType: 'wrong-value', description: 'Capital is 60 million by the register' };
const submit = (client: TestClient, input: Record<string, unknown>, file?: File) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...GOOD, ...input }))
    if (value !== undefined) form.append(name, value);
  if (file) form.append('file', file);
  return client.post<{ errorReportId: number; isMarked: boolean }>('/errorReport/submitErrorReport', form);
};
const answer = (errorReportId: number | undefined, status: string, text?: string) =>
  desk.post<{ told: number }>('/errorReport/answerErrorReport', { errorReportId, status, answer: text });
const listMine = async (client: TestClient) =>
  (await client.get<{ items: ErrorReport[] }>('/errorReport/listMyErrorReports')).data!.items;
const isDisputed = async (client: TestClient, datum: { companyId: number; recordId: number }) =>
  (await client.get<RecordDetail>('/company/getRecord', datum)).data?.provenance.isDisputed;
const listNotices = async (client: TestClient) =>
  (await client.get<{ items: Notice[] }>('/notice/listNotices')).data!.items;
const openProfile = (client: TestClient, companyId: number) =>
  client.get('/company/getProfile', { companyId });

describe('reporting an error', () => {
  it('marks the datum at once for everybody, and stands in the own list as pending', async () => {
    const [reporter, reader] = [await server.client(), await server.client()];
    const datum = await makeDatum();
    const { code, data } = await submit(reporter, { ...datum, field: 'registered_capital' });
    expect({ code, data }).toMatchObject({ code: '0', data: { isMarked: true } });
    expect(await listMine(reporter)).toMatchObject([
      {
        ...GOOD,
        companyId: datum.companyId,
        status: 'pending',
        reportedAt: server.clock.now.toISOString(),
        datum: { dimension: 'basic_registration', recordId: datum.recordId, field: 'registered_capital' },
        attachment: null,
        answer: null,
      },
    ]);
    expect(await isDisputed(reader, datum)).toBe(true);
    const { data: asBefore } = await reader.get<RecordDetail>('/company/getRecord', { ...datum, version: 1 });
    expect(asBefore?.provenance.isDisputed).toBe(false);
  });

  it('of a company as a whole marks nothing', async () => {
    const { companyId } = await makeDatum();
    const { data } = await submit(await server.client(), { companyId, errorType: 'wrong-company' });
    expect(data).toMatchObject({ isMarked: false });
  });

  it.each([
    [{ description: '  ' }, 'invalid-input'],
    [{ description: 'x'.repeat(2_001) }, 'invalid-input'],
    [{ errorType: 'rude' }, 'invalid-input'],
    [{ companyId: undefined }, 'invalid-input'],
    [{ companyId: 'abc' }, 'invalid-input'],
    [{ companyId: 999_999 }, 'company-does-not-exist'],
    [{ recordId: 1 }, 'record-does-not-exist'],
    [{ recordId: undefined, field: 'registered_capital' }, 'invalid-input'],
  ])('refuses %j with %s and writes nothing', async (input, code) => {
    const client = await server.client();
    const datum = await makeDatum();
    expect(await submit(client, { ...datum, ...input })).toMatchObject({ code });
    expect(await listMine(client)).toEqual([]);
    expect(await isDisputed(client, datum)).toBe(false);
  });

  it('needs the right of profiles, and of a datum that of its dimension', async () => {
    const datum = await makeDatum();
    const blind = await server.client({ rights: ['company.search'] });
    expect(await submit(blind, datum)).toMatchObject({ code: '403' });
    await server.db.pool.query(`update record set dimension = 'balance_sheet' where company_id = $1`, [
      datum.companyId,
    ]);
    const half = await server.client({ rights: ['company.profile'] });
    expect(await submit(half, datum)).toMatchObject({ code: '403' });
  });

  it('is taken once of a datum, and twenty times a day of an account', async () => {
    const client = await server.client();
    const datum = await makeDatum();
    await submit(client, datum);
    expect(await submit(client, datum)).toMatchObject({ code: 'error-report-is-open' });
    const both = await Promise.all([1, 2].map(() => submit(client, { companyId: datum.companyId })));
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['0', 'error-report-is-open']));
    for (let sent = 2; sent < 20; sent += 1)
      expect(await submit(client, { companyId: (await makeDatum()).companyId })).toMatchObject({ code: '0' });
    const next = await makeDatum();
    expect(await submit(client, next)).toMatchObject({ code: 'too-many-error-reports' });
    server.clock.forward(24 * 3_600_000);
    const again = await server.signIn(client.account);
    expect(await submit(again, next)).toMatchObject({ code: '0' });
  });

  it('leaves nothing of what was written in the system log', async () => {
    await submit(await server.client(), { ...(await makeDatum()), description: 'Li Hua 13800138000' });
    await server.app.context.log.flush();
    const { rows } = await server.db.pool.query(
      `select * from system_log where action like '/errorReport/%'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/Li Hua|13800138000/);
  });
});

describe('answering a report', () => {
  it('rejects with a reason: the mark goes, the reporter reads why', async () => {
    const reporter = await server.client();
    const datum = await makeDatum();
    const { data } = await submit(reporter, datum);
    expect(await answer(data?.errorReportId, 'rejected')).toMatchObject({ code: 'invalid-input' });
    expect(await answer(data?.errorReportId, 'rejected', 'The register says so')).toMatchObject({
      code: '0',
    });
    expect(await isDisputed(reporter, datum)).toBe(false);
    expect(await listMine(reporter)).toMatchObject([{ status: 'rejected', answer: 'The register says so' }]);
    const [notice] = await listNotices(reporter);
    expect(notice).toMatchObject({ kind: 'personal', isRead: false, title: { cn: '您的错误报告已驳回' } });
    expect(notice?.contents.en).toContain('The register says so');
    expect(await answer(data?.errorReportId, 'accepted')).toMatchObject({ code: 'error-report-is-answered' });
  });

  it('keeps the mark while another report of the datum is open', async () => {
    const [first, second] = [await server.client(), await server.client()];
    const datum = await makeDatum();
    const one = await submit(first, datum);
    const two = await submit(second, datum);
    await answer(one.data?.errorReportId, 'rejected', 'No');
    expect(await isDisputed(first, datum)).toBe(true);
    await answer(two.data?.errorReportId, 'accepted');
    expect(await isDisputed(first, datum)).toBe(true);
    await answer(two.data?.errorReportId, 'corrected');
    expect(await isDisputed(first, datum)).toBe(false);
  });

  it('that was rejected lets the same organisation report again without a mark', async () => {
    const client = await server.client();
    const datum = await makeDatum();
    const { data } = await submit(client, datum);
    await answer(data?.errorReportId, 'rejected', 'No');
    expect(await submit(client, datum)).toMatchObject({ code: '0', data: { isMarked: false } });
    expect(await isDisputed(client, datum)).toBe(false);
  });

  it('as corrected tells those who opened the company in 90 days, and never who reported it', async () => {
    const reporter = await server.client();
    const [reader, late, other] = [await server.client(), await server.client(), await server.client()];
    const datum = await makeDatum();
    await openProfile(late, datum.companyId);
    server.clock.forward(91 * 24 * 3_600_000);
    const [reporterNow, readerNow, lateNow, otherNow] = await Promise.all(
      [reporter, reader, late, other].map(({ account }) => server.signIn(account)),
    );
    desk = { ...(await server.signIn(desk.account)), account: desk.account };
    for (const client of [reporterNow, readerNow]) await openProfile(client!, datum.companyId);
    const { data } = await submit(reporterNow!, { ...datum, field: 'registered_capital' });
    expect(await answer(data?.errorReportId, 'corrected', 'Thank you')).toMatchObject({ data: { told: 1 } });
    const [told] = await listNotices(readerNow!);
    expect(told).toMatchObject({ kind: 'personal', title: { cn: '您查看过的数据已更正' } });
    expect(told?.contents.en).toContain('Registered');
    expect(JSON.stringify(told)).not.toMatch(
      new RegExp(`Thank you|${reporter.account.username}|${GOOD.description}`),
    );
    expect(await listNotices(lateNow!)).toEqual([]);
    expect(await listNotices(otherNow!)).toEqual([]);
    expect((await listNotices(reporterNow!)).map(({ title }) => title.en)).toEqual([
      'Your error report led to a correction',
    ]);
  });

  it('is not possible twice at once', async () => {
    const { data } = await submit(await server.client(), await makeDatum());
    const both = await Promise.all([1, 2].map(() => answer(data?.errorReportId, 'rejected', 'No')));
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['0', 'error-report-is-answered']));
  });

  it('lists the reports of everybody by state, type and word, page after page', async () => {
    const reporter = await server.client();
    const { companyId } = await makeDatum();
    await submit(reporter, { companyId, errorType: 'duplicate', description: 'A second 50% one' });
    const ask = (query: object) =>
      desk.get<{ items: ReceivedReport[]; total: number }>('/errorReport/listErrorReports', { ...query });
    const found = (await ask({ status: 'pending', errorType: 'duplicate', keyword: '50%' })).data!;
    expect(found).toMatchObject({ total: 1, items: [{ reporter: { username: reporter.account.username } }] });
    expect((await ask({ keyword: '51%' })).data).toMatchObject({ total: 0, items: [] });
    expect((await ask({ pageSize: 2 })).data!.items).toHaveLength(2);
    expect(await ask({ status: 'lost' })).toMatchObject({ code: 'invalid-input' });
  });
});

describe('a report of somebody else', () => {
  it('can be neither listed, withdrawn nor downloaded, but by the desk', async () => {
    const [reporter, stranger] = [await server.client(), await server.client()];
    const colleague = await server.client({ organisationId: reporter.account.organisationId });
    const head = await server.client({ role: 'organisation-administrator', type: 'administrator' });
    const file = new File([new Uint8Array(makePdf())], 'proof.pdf');
    const { data } = await submit(reporter, await makeDatum(), file);
    const id = { errorReportId: data!.errorReportId };
    const download = async (client: TestClient) =>
      (
        await server.app.inject({
          url: `/api/errorReport/downloadAttachment?errorReportId=${id.errorReportId}`,
          headers: { token: client.token },
        })
      ).headers['content-type'];
    for (const client of [stranger, colleague, head]) {
      expect(await listMine(client)).toEqual([]);
      expect(await client.get('/errorReport/downloadAttachment', id)).toMatchObject({
        code: 'attachment-does-not-exist',
      });
      expect(await client.post('/errorReport/withdrawErrorReport', id)).toMatchObject({
        code: 'error-report-does-not-exist',
      });
      expect(await client.get('/errorReport/listErrorReports')).toMatchObject({ code: '403' });
      expect(
        await client.post('/errorReport/answerErrorReport', { ...id, status: 'accepted' }),
      ).toMatchObject({ code: '403' });
    }
    expect(await download(reporter)).toBe('application/octet-stream');
    expect(await download(desk)).toBe('application/octet-stream');
  });

  it('is withdrawn by its reporter only, and the mark goes with it', async () => {
    const reporter = await server.client();
    const datum = await makeDatum();
    const { data } = await submit(reporter, datum);
    const withdraw = () =>
      reporter.post('/errorReport/withdrawErrorReport', { errorReportId: data!.errorReportId });
    expect(await withdraw()).toMatchObject({ code: '0' });
    expect(await withdraw()).toMatchObject({ code: 'error-report-is-answered' });
    expect(await isDisputed(reporter, datum)).toBe(false);
    expect(await listMine(reporter)).toMatchObject([{ status: 'withdrawn' }]);
  });
});
