import type { LogLine } from '@mingjian/contract/system-log';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { LogPage } from './log-page.tsx';

const LINE: LogLine = {
  id: 7,
  at: '2026-11-20T08:00:05.000Z',
  account: { id: 3, name: 'Wang Li', username: 'wang' },
  organisation: { id: 2, name: 'Demo Bank' },
  kind: 'change',
  action: '/favourite/addFavourite',
  company: { id: 41, name: '明鉴示例有限公司' },
  code: 'company-does-not-exist',
  durationMs: 3,
  address: '10.0.0.7',
  details: { companyId: 41 },
};

const asked: URLSearchParams[] = [];
let items: readonly LogLine[] = [];

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'system-log');
});
beforeEach(() => {
  asked.length = 0;
  items = [LINE];
  vi.stubGlobal('fetch', ({ url }: Request) => {
    asked.push(new URL(url).searchParams);
    const data = {
      items,
      total: items.length,
      totalIsCapped: false,
      page: 1,
      pageSize: 50,
      from: '2026-10-22',
      to: '2026-11-20',
    };
    return Promise.resolve(Response.json({ code: '0', data, msg: '' }));
  });
});

const show = () => showScreen(<LogPage />);

describe('the screen of the system log', () => {
  it('tells who did what in words, with the sentence of a refusal', async () => {
    show();
    const row = await screen.findByRole('row', { name: /Wang Li/ });
    for (const words of [
      'Demo Bank',
      'Follows',
      '/favourite/addFavourite',
      'Refused',
      'Company does not exist',
    ])
      expect(row.textContent).toContain(words);
  });

  it('asks for what the filter names, texts when they are sent and choices at once', async () => {
    show();
    await screen.findByRole('row', { name: /Wang Li/ });
    fireEvent.change(screen.getByRole('textbox', { name: 'Account' }), { target: { value: ' wang ' } });
    expect(asked.some((input) => input.has('account'))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(asked.at(-1)?.get('account')).toBe('wang'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'change' } });
    await waitFor(() => expect(asked.at(-1)?.get('kind')).toBe('change'));
    fireEvent.click(screen.getByRole('button', { name: '明鉴示例有限公司' }));
    await waitFor(() => expect(asked.at(-1)?.get('companyId')).toBe('41'));
    fireEvent.click(screen.getByRole('button', { name: 'Reset the filter' }));
    await waitFor(() => expect([...asked.at(-1)!.keys()]).toEqual(['page', 'pageSize']));
  });

  it('says that there is nothing, and what to do then', async () => {
    items = [];
    show();
    expect(await screen.findByText('No log lines')).toBeTruthy();
    expect(screen.getByText('Choose a longer period or a wider filter.')).toBeTruthy();
  });
});
