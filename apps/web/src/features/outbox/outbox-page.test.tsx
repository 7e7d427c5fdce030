import type { OutboxMessage } from '@mingjian/contract/outbox';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { answerCalls, pageOf } from '../../testing/answer-calls.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { OutboxPage } from './outbox-page.tsx';

const MESSAGE: OutboxMessage = {
  messageId: 4,
  channel: 'mobile',
  recipient: '139****0000',
  subject: 'Verification code',
  createdAt: '2026-11-20T08:00:00.000Z',
  sentAt: null,
  state: 'failed',
  attempts: 2,
  lastError: 'the gateway does not answer',
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'outbox');
});

it('tells channel, state and what went wrong in words, asks for a state, and opens a message in full', async () => {
  const asked = answerCalls({
    listMessages: pageOf(MESSAGE),
    getMessage: { ...MESSAGE, recipient: '13900000000', body: 'Your code is 123456' },
  });
  showScreen(<OutboxPage />);
  const row = await screen.findByRole('row', { name: /139\*{4}0000/ });
  for (const words of ['Mobile', 'Verification code', 'Failed', '2 attempts.', 'the gateway does not answer'])
    expect(row.textContent).toContain(words);
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'waiting' } });
  await waitFor(() => expect(asked.at(-1)?.query.get('state')).toBe('waiting'));
  fireEvent.click(await screen.findByRole('button', { name: /Open.*Verification code/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Your code is 123456')).toBeTruthy();
  expect(drawer.getByText('13900000000')).toBeTruthy();
  expect(drawer.getByText('Not sent')).toBeTruthy();
});

it('says that nothing waits', async () => {
  answerCalls({ listMessages: pageOf() });
  showScreen(<OutboxPage />);
  expect(await screen.findByText('No messages')).toBeTruthy();
});

it('says why there is no list', async () => {
  answerCalls({ listMessages: '403' });
  showScreen(<OutboxPage />);
  expect((await screen.findByRole('alert')).textContent).toContain('no access permission');
});
