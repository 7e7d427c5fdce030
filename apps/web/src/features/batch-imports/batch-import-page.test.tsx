import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { BatchImportPage } from './batch-import-page.tsx';

const company = (companyId: number, name: string) => ({
  companyId,
  name,
  nameEn: null,
  creditCode: '91440300MA5000001A',
  status: 'active',
  province: '440000',
  city: '440300',
  isSynthetic: true,
});
const SHENZHEN = company(1, '深圳市华安达科技有限公司');
const GUANGZHOU = company(2, '广州市华安达科技有限公司');
const candidate = (of: ReturnType<typeof company>) => ({
  company: of,
  score: 94,
  matchedName: of.name,
  parts: [
    { part: 'name', finding: 'same-core', points: 100 },
    { part: 'region', finding: 'missing', points: -6 },
  ],
});
const ROW = {
  line: 1,
  sheet: '名单',
  rowNumber: 2,
  values: { name: '华安达科技有限公司' },
  isCorrected: false,
  state: 'ambiguous',
  note: null,
  wrongCode: null,
  duplicateOf: null,
  company: null,
  score: null,
  candidates: [candidate(SHENZHEN), candidate(GUANGZHOU)],
};
const MISSING = {
  ...ROW,
  line: 2,
  rowNumber: 3,
  values: { zhongzhengCode: '4403010000012345' },
  state: 'citic-code-does-not-exist',
  candidates: [candidate(GUANGZHOU)],
};
const LIST = {
  batchImportId: 7,
  fileName: '客户名单.xlsx',
  byteLength: 100,
  state: 'done',
  refusal: null,
  sheets: [{ name: '名单', columns: ['name', 'zhongzhengCode'] }],
  rowCount: 2,
  matchedCount: 2,
  createdAt: '2026-11-20T08:00:00.000Z',
  finishedAt: '2026-11-20T08:00:05.000Z',
  expiresAt: '2026-12-20T08:00:00.000Z',
  counts: [
    { state: 'ambiguous', count: 1 },
    { state: 'citic-code-does-not-exist', count: 1 },
  ],
};
const pageOf = (...items: readonly object[]) => ({
  items,
  total: items.length,
  totalIsCapped: false,
  page: 1,
  pageSize: 20,
});

type Answers = Readonly<Record<string, unknown>>;
const asked: { readonly call: string; readonly body: unknown }[] = [];

/** Answers each call by its last word; a text is the code of a refusal. */
const answer = (answers: Answers): void => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const isJson = request.headers.get('content-type') === 'application/json';
    asked.push({ call, body: isJson ? await request.json() : null });
    const data = answers[call] ?? null;
    return typeof data === 'string'
      ? Response.json({ code: data, data: null, msg: '' })
      : Response.json({ code: '0', data, msg: '' });
  });
};

const show = (path: string) => showScreen(<BatchImportPage renderActions={() => null} />, path);

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'batch-imports');
});
beforeEach(() => asked.splice(0));

const DONE = { getBatchImport: LIST, listRows: pageOf(ROW, MISSING) };

it('shows rows by state, with their sentence, candidates, scores and what these are made of', async () => {
  answer(DONE);
  show('/system/batch-import?list=7');
  expect(await screen.findByText('Several companies may be meant')).toBeTruthy();
  expect(screen.getAllByText('CITIC code does not exist')).toHaveLength(2);
  const states = within(screen.getByRole('group', { name: 'Rows by state' }));
  expect(states.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'All2',
    'To pick1',
    'CITIC code does not exist1',
  ]);
  const candidates = within(screen.getByRole('list', { name: 'Companies that row 名单!2 may mean' }));
  expect(candidates.getAllByText('Score 94')).toHaveLength(2);
  expect(candidates.getAllByText(/place: not told/)).toHaveLength(2);
});

it('takes a pick, and puts the focus on the next one', async () => {
  const picked = { ...ROW, state: 'found', note: 'picked', company: GUANGZHOU, score: 94 };
  answer({ ...DONE, pickCandidate: picked });
  show('/system/batch-import?list=7');
  const name = 'Choose 广州市华安达科技有限公司 for row 名单!2';
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/Found. Chosen by hand/)).toBeTruthy();
  expect(asked.find(({ call }) => call === 'pickCandidate')?.body).toEqual({
    batchImportId: 7,
    line: 1,
    companyId: 2,
  });
  const next = screen.getByRole('button', { name: 'Choose 广州市华安达科技有限公司 for row 名单!3' });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

it('sends a corrected row', async () => {
  answer({ ...DONE, retryRow: { ...MISSING, state: 'not-found', candidates: [], isCorrected: true } });
  show('/system/batch-import?list=7');
  fireEvent.click(await screen.findByRole('button', { name: 'Correct row 名单!3' }));
  fireEvent.change(screen.getByLabelText('Company name'), { target: { value: '甲有限公司' } });
  fireEvent.click(screen.getByRole('button', { name: 'Match again' }));
  expect(await screen.findByText('Company could not found')).toBeTruthy();
  expect(asked.find(({ call }) => call === 'retryRow')?.body).toEqual({
    batchImportId: 7,
    line: 2,
    values: { name: '甲有限公司', zhongzhengCode: '4403010000012345' },
  });
});

it('shows how far the matching is, and why a file was refused', async () => {
  answer({
    getBatchImport: { ...LIST, state: 'matching', rowCount: 10_000, matchedCount: 2_500, counts: [] },
  });
  show('/system/batch-import?list=7');
  expect(await screen.findByText('2,500 of 10,000 rows matched')).toBeTruthy();
  cleanup();
  queryClient.clear();
  answer({ getBatchImport: { ...LIST, state: 'refused', refusal: 'file-has-macros', counts: [] } });
  show('/system/batch-import?list=7');
  expect(await screen.findByText(/The file contains macros/)).toBeTruthy();
});

it('says what is wrong with a file at once', async () => {
  answer({ listBatchImports: pageOf(), submitBatchImport: 'file-has-password' });
  show('/system/batch-import');
  const field = await screen.findByLabelText(/Drop a file here/);
  fireEvent.change(field, { target: { files: [new File(['x'], 'a.xlsx')] } });
  expect((await screen.findByRole('alert')).textContent).toContain('protected by a password');
  const large = Object.defineProperty(new File(['x'], 'b.xlsx'), 'size', { value: 11 * 1024 * 1024 });
  fireEvent.change(field, { target: { files: [large] } });
  expect((await screen.findByRole('alert')).textContent).toContain('larger than 10 MB');
});

it('says to who may not bring lists what would open it', async () => {
  answer({ listBatchImports: 'feature-not-activated' });
  show('/system/batch-import');
  expect(await screen.findByText('feature not activated')).toBeTruthy();
  expect(screen.queryByLabelText(/Drop a file here/)).toBeNull();
});
