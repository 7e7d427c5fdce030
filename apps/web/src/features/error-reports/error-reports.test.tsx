import type { ErrorReport } from '@mingjian/contract/error-reports';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { answerCalls, pageOf } from '../../testing/answer-calls.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { ReportDesk } from './desk/report-desk.tsx';
import { MyErrorReports } from './my-error-reports.tsx';

const REPORT: ErrorReport = {
  errorReportId: 6,
  reportedAt: '2026-11-20T08:00:00.000Z',
  errorType: 'out-of-date',
  companyId: 41,
  companyName: '明鉴示例有限公司',
  datum: null,
  description: 'The company moved in May',
  status: 'pending',
  answer: null,
  answeredAt: null,
  attachment: { fileName: 'proof.pdf', kind: 'pdf', byteLength: 2_048 },
};
const REJECTED: ErrorReport = {
  ...REPORT,
  errorReportId: 7,
  description: 'The capital is wrong',
  status: 'rejected',
  answer: 'The register says the same',
  answeredAt: '2026-11-21T08:00:00.000Z',
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'error-reports');
});

describe('the own error reports', () => {
  const show = () => showScreen(<MyErrorReports actions={null} />);

  it('tell company, type, state and answer; one that nobody answered can be withdrawn', async () => {
    const asked = answerCalls({ listMyErrorReports: pageOf(REPORT, REJECTED) });
    show();
    const pending = await screen.findByRole('row', { name: /The company moved in May/ });
    for (const words of ['Out of date', '明鉴示例有限公司', 'Processing', 'proof.pdf'])
      expect(pending.textContent).toContain(words);
    const rejected = screen.getByRole('row', { name: /The capital is wrong/ });
    for (const words of ['Rejected', 'The register says the same'])
      expect(rejected.textContent).toContain(words);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Withdraw/ }).disabled).toBe(false),
    );
    fireEvent.click(screen.getByRole('button', { name: /^Withdraw/ }));
    expect(asked.some(({ call }) => call === 'withdrawErrorReport')).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'withdrawErrorReport')?.body).toEqual({ errorReportId: 6 }),
    );
  });

  it('may be none', async () => {
    answerCalls({ listMyErrorReports: pageOf() });
    show();
    expect(await screen.findByText('No reports yet')).toBeTruthy();
  });

  it('say why they are not there', async () => {
    answerCalls({ listMyErrorReports: '403' });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('no access permission');
  });
});

describe('the desk of the error reports', () => {
  it('tells who reported, and asks for a state', async () => {
    const reporter = { username: 'analyst', organisationName: 'Harbour Bank' };
    const asked = answerCalls({ listErrorReports: pageOf({ ...REPORT, reporter, told: null }) });
    showScreen(<ReportDesk />);
    const row = await screen.findByRole('row', { name: /The company moved in May/ });
    for (const words of ['analyst', 'Harbour Bank', 'Processing']) expect(row.textContent).toContain(words);
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'corrected' } });
    await waitFor(() => expect(asked.at(-1)?.query.get('status')).toBe('corrected'));
  });

  it('says that none fits', async () => {
    answerCalls({ listErrorReports: pageOf() });
    showScreen(<ReportDesk />);
    expect(await screen.findByText('No reports fit')).toBeTruthy();
  });
});
