import type { ReceivedDemoRequest } from '@mingjian/contract/demo-requests';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { answerCalls, pageOf } from '../../testing/answer-calls.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { DemoDesk } from './demo-desk.tsx';

const REQUEST: ReceivedDemoRequest = {
  demoRequestId: 3,
  company: 'Harbour Bank',
  contact: 'W***',
  phone: '139****0000',
  email: 'w***@example.com',
  language: 'en',
  submittedAt: '2026-11-20T08:00:00.000Z',
  status: 'contacted',
  note: 'Call again in May',
  handledAt: null,
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'demo-requests');
});

it('lists who asked, masked, with state and note, and looks for a company', async () => {
  const asked = answerCalls({ listDemoRequests: pageOf(REQUEST) });
  showScreen(<DemoDesk />);
  const row = await screen.findByRole('row', { name: /Harbour Bank/ });
  for (const words of ['W***', '139****0000', 'Contacted', 'Call again in May'])
    expect(row.textContent).toContain(words);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Company' }), { target: { value: 'harbour' } });
  await waitFor(() => expect(asked.at(-1)?.query.get('keyword')).toBe('harbour'));
});

it('opens a request in full and notes what became of it', async () => {
  const asked = answerCalls({
    listDemoRequests: pageOf(REQUEST),
    getDemoRequest: { ...REQUEST, contact: 'Wang Li', message: 'We would like to see ratings.' },
  });
  showScreen(<DemoDesk />);
  fireEvent.click(await screen.findByRole('button', { name: /Open.*Harbour Bank/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('We would like to see ratings.')).toBeTruthy();
  expect(drawer.getByText('Wang Li')).toBeTruthy();
  fireEvent.change(drawer.getByLabelText('Status'), { target: { value: 'done' } });
  fireEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'editDemoRequest')?.body).toEqual({
      demoRequestId: 3,
      status: 'done',
      note: 'Call again in May',
    }),
  );
});

it('says that nobody asked yet', async () => {
  answerCalls({ listDemoRequests: pageOf() });
  showScreen(<DemoDesk />);
  expect(await screen.findByText('No requests')).toBeTruthy();
});

it('says why there is no list', async () => {
  answerCalls({ listDemoRequests: '403' });
  showScreen(<DemoDesk />);
  expect((await screen.findByRole('alert')).textContent).toContain('no access permission');
});
