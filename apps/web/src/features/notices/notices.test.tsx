import type { Notice, PublishedNotice } from '@mingjian/contract/notices';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { answerCalls, pageOf } from '../../testing/answer-calls.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { NoticesPage } from './notices-page.tsx';
import { PublishPage } from './publish/publish-page.tsx';

const NOTICE: Notice = {
  noticeId: 5,
  kind: 'personal',
  title: { en: 'A datum was corrected', cn: '数据已更正' },
  contents: { en: 'The address of a company is right again.', cn: '企业地址已更正。' },
  publisher: 'Mingjian',
  beginsAt: '2026-11-20T08:00:00.000Z',
  endsAt: null,
  isRead: false,
};
const PUBLISHED: PublishedNotice = {
  ...NOTICE,
  kind: 'system',
  stage: 'running',
  audience: [{ kind: 'all', targetId: 0, name: { en: 'Everybody', cn: '所有人' }, place: null }],
  createdAt: '2026-11-20T08:00:00.000Z',
  scopeName: null,
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'notices');
});

describe('the notices of an account', () => {
  it('tell kind, publisher and time; opening one shows it and marks it as read', async () => {
    const asked = answerCalls({ listNotices: pageOf(NOTICE), markNoticesRead: { marked: 1 } });
    showScreen(<NoticesPage />);
    const title = await screen.findByRole('button', { name: /A datum was corrected/ });
    expect(title.textContent).toContain('Personal');
    expect(title.textContent).toContain('Unread');
    expect(screen.queryByText('The address of a company is right again.')).toBeNull();
    fireEvent.click(title);
    expect(screen.getByText('The address of a company is right again.')).toBeTruthy();
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'markNoticesRead')?.body).toEqual({ noticeIds: [5] }),
    );
  });

  it('are asked for by kind and state, and may be none', async () => {
    const asked = answerCalls({ listNotices: pageOf() });
    showScreen(<NoticesPage />);
    expect(await screen.findByText('No notices')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'unread' } });
    await waitFor(() => expect(asked.at(-1)?.query.get('state')).toBe('unread'));
  });

  it('say why they are not there', async () => {
    answerCalls({ listNotices: '403' });
    showScreen(<NoticesPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('no access permission');
  });
});

describe('the desk of the notices', () => {
  it('tells title, audience, stage and that there is no end', async () => {
    answerCalls({ listPublishedNotices: pageOf(PUBLISHED) });
    showScreen(<PublishPage />);
    const row = await screen.findByRole('row', { name: /A datum was corrected/ });
    for (const words of ['Everybody', 'Running', 'Without end']) expect(row.textContent).toContain(words);
  });

  it('says that nothing was published', async () => {
    answerCalls({ listPublishedNotices: pageOf() });
    showScreen(<PublishPage />);
    expect(await screen.findByText('No notices yet')).toBeTruthy();
  });
});
