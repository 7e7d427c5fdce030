import { makeRegistration, saveCompany } from '@mingjian/database/companies/testing';
import { seedSources } from '@mingjian/database/records';
import { makeTestDatabase } from '@mingjian/database/testing';
import { MAX_ATTACHMENT_BYTES } from '@mingjian/domain/attachments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestServer } from '../http/testing.ts';
import type { TestClient, TestServer } from '../http/testing.ts';
import { makePackage, makePdf, makeZip } from './testing.ts';

let server: TestServer;
let client: TestClient;
let companyId: number;
beforeAll(async () => {
  server = await makeTestServer(await makeTestDatabase());
  await seedSources(server.db);
  companyId = await saveCompany(server.db, 'A1', [makeRegistration()]);
});
beforeEach(async () => {
  client = await server.client();
});
afterAll(() => server.close());

const attach = (content: Buffer, name: string) => {
  const form = new FormData();
  form.append('companyId', String(companyId));
  form.append('errorType', 'wrong-value');
  form.append('description', 'The capital is wrong');
  form.append('file', new File([new Uint8Array(content)], name));
  return client.post<{ errorReportId: number }>('/errorReport/submitErrorReport', form);
};

const count = async (table: string) => {
  const { rows } = await server.db.pool.query<{ n: number }>(`select count(*) as n from ${table}`);
  return rows[0]!.n;
};
const stored = async () => [await count('error_report'), await count('error_report_attachment')];

const MACRO_TYPE = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
const bomb = Buffer.alloc(4 * 1024 * 1024);

describe('an attachment', () => {
  it.each([
    ['a PDF', makePdf(), 'proof.pdf', 'proof.pdf'],
    ['a workbook', makePackage('xlsx'), '数据.xlsx', '数据.xlsx'],
    ['a document', makePackage('docx'), 'letter.docx', 'letter.docx'],
    ['a PDF under another name', makePdf(), 'proof.docx', 'proof.docx.pdf'],
    ['a name that is a path', makePdf(), '..\\..\\proof.pdf', 'proof.pdf'],
    ['a name without an end', makePdf(), `${'长'.repeat(300)}.pdf`, `${'长'.repeat(116)}.pdf`],
  ])('%s is stored under a clean name and comes back byte by byte', async (_, content, name, expected) => {
    const { code, data } = await attach(content, name);
    expect(code).toBe('0');
    const answer = await server.app.inject({
      url: `/api/errorReport/downloadAttachment?errorReportId=${data!.errorReportId}`,
      headers: { token: client.token },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(expected)}`,
    });
    expect(answer.rawPayload.equals(content)).toBe(true);
  });

  it.each([
    ['a program named as a PDF', Buffer.from('MZ\x90\0'), 'proof.pdf', 'attachment-is-not-allowed'],
    ['a page named as a workbook', Buffer.from('<html>'), 'list.xlsx', 'attachment-is-not-allowed'],
    ['nothing', Buffer.alloc(0), 'proof.pdf', 'file-is-empty'],
    [
      'one byte too many',
      Buffer.concat([makePdf(), Buffer.alloc(MAX_ATTACHMENT_BYTES, 32)]),
      'a.pdf',
      'attachment-is-too-large',
    ],
    [
      'a workbook with macros',
      makePackage('xlsx', [{ name: 'xl/vbaProject.bin', content: 'x' }]),
      'a.xlsx',
      'attachment-is-active',
    ],
    [
      'a workbook with macros, its part renamed',
      makePackage('xlsx', [], MACRO_TYPE),
      'a.xlsx',
      'attachment-is-active',
    ],
    ['a document that is named as one with macros', makePackage('docx'), 'a.docm', 'attachment-is-active'],
    [
      'an archive of something else',
      makeZip([{ name: 'a.txt', content: 'a' }]),
      'a.docx',
      'attachment-is-not-allowed',
    ],
    [
      'a package that is two kinds',
      makePackage('xlsx', [{ name: 'word/document.xml', content: 'x' }]),
      'a.xlsx',
      'attachment-is-not-allowed',
    ],
    [
      'a PDF that is an archive too',
      Buffer.concat([makePdf(), makePackage('docx')]),
      'a.pdf',
      'attachment-is-not-allowed',
    ],
    [
      'an archive with a page behind it',
      Buffer.concat([makePackage('docx'), Buffer.from('<script>')]),
      'a.docx',
      'attachment-is-not-allowed',
    ],
    [
      'an archive with a step upwards',
      makePackage('docx', [{ name: '../../x', content: 'x' }]),
      'a.docx',
      'attachment-is-damaged',
    ],
    [
      'a bomb that tells its size',
      makePackage('xlsx', [{ name: 'xl/a.xml', content: bomb }]),
      'a.xlsx',
      'attachment-unpacks-too-large',
    ],
    [
      'a bomb that lies about its size',
      makePackage('xlsx', [{ name: 'xl/a.xml', content: bomb, claimedBytes: 1000 }]),
      'a.xlsx',
      'attachment-unpacks-too-large',
    ],
    [
      'a package that claims too much',
      makePackage('xlsx', [{ name: 'xl/a.xml', content: 'x', claimedBytes: 1000 }]),
      'a.xlsx',
      'attachment-is-damaged',
    ],
  ])('%s is refused and nothing is written', async (_, content, name, code) => {
    const before = await stored();
    expect(await attach(content, name)).toMatchObject({ status: 200, code });
    expect(await stored()).toEqual(before);
  });
});
