import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { storeAsAt, storeUserInfo } from '../../api/session/index.ts';
import { changeLanguage, loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { OpinionPanel } from './index.ts';
import { answerOpinions, makeOpinion, NO_OPINION, SAID } from './make-opinion.ts';

const ENDED = makeOpinion({ knownTo: '2026-11-21T08:00:00.000Z' });

const show = () => showScreen(<OpinionPanel companyId={7} />);
const findPanel = () => screen.findByRole('region', { name: 'My opinion on this rating' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'opinions');
  // Loaded lazily, which on a busy machine takes longer than a look at the screen waits.
  await import('./opinion-section.tsx');
});
beforeEach(() => storeUserInfo({ authorities: [{ authority: 'rating.view' }] }));
afterEach(async () => {
  storeAsAt(null);
  await changeLanguage('en');
});

describe('the panel under a rating', () => {
  it('asks for a choice, and says the sentence of the specification for what is no number', async () => {
    const sent = answerOpinions({});
    show();
    const panel = await findPanel();
    expect(
      await screen.findByRole('group', { name: 'The model says 3A9, possibility of default 0.55 %' }),
    ).toBeTruthy();
    press('Save my opinion');
    expect(screen.getByText('Please choose one of the three')).toBeTruthy();
    const figure = within(panel).getByRole('textbox', { name: /^My possibility of default/ });
    for (const wrong of ['2,5', '0', '100.1', '0.00001', 'two']) {
      fireEvent.change(figure, { target: { value: wrong } });
      expect(screen.getByText('Please enter a valid numeric value')).toBeTruthy();
    }
    fireEvent.click(screen.getByRole('radio', { name: 'Agree' }));
    press('Save my opinion');
    expect(sent).toEqual([]);
  });

  it('says it in Chinese too', async () => {
    await changeLanguage('cn');
    const sent = answerOpinions({});
    show();
    fireEvent.click(await screen.findByRole('radio', { name: '偏低，应更高' }));
    fireEvent.change(screen.getByRole('textbox', { name: /^我判断的一年违约概率/ }), {
      target: { value: '二' },
    });
    press('保存意见');
    expect(screen.getByText('请输入有效的数值')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('sends choice, figure and remark with the rating that was looked at', async () => {
    const sent = answerOpinions({});
    show();
    await findPanel();
    fireEvent.click(await screen.findByRole('radio', { name: 'Should be higher' }));
    fireEvent.change(screen.getByRole('textbox', { name: /^My possibility/ }), {
      target: { value: ' .25 ' },
    });
    fireEvent.change(screen.getByRole('textbox', { name: /^Remark/ }), {
      target: { value: 'sold its debts' },
    });
    press('Save my opinion');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      {
        path: 'saveRatingOpinion',
        body: {
          companyId: 7,
          choice: 'should-be-higher',
          pd: '.25',
          remark: 'sold its debts',
          ratedAt: SAID.ratedAt,
        },
      },
    ]);
  });

  it('says why the server refuses', async () => {
    answerOpinions({ refusal: 'rating-has-changed' });
    show();
    await findPanel();
    fireEvent.click(await screen.findByRole('radio', { name: 'Agree' }));
    press('Save my opinion');
    expect((await screen.findByRole('alert')).textContent).toContain('The rating has changed');
  });

  it('shows the opinion that stands with what the model said then and says now', async () => {
    const now = { ...SAID, class: '3A11', pd: '1.2', ratedAt: '2026-11-01T00:00:00.000Z' };
    const sent = answerOpinions({ opinions: { ...NO_OPINION, rating: now, current: makeOpinion() } });
    show();
    const panel = await findPanel();
    await screen.findByText('Not so good');
    for (const text of ['2.50 %', '3A9', '0.55 %', '3A11', '1.20 %', '2026-11-20', '关联担保未披露'])
      expect(panel.textContent).toContain(text);
    press('Change');
    expect(screen.getByRole('radio', { name: 'Not so good' })).toHaveProperty('checked', true);
    press('Cancel');
    press('Withdraw');
    await vi.waitFor(() => expect(sent).toEqual([{ path: 'withdrawOpinion', body: { opinionId: 31 } }]));
  });

  it('offers to undo a withdrawal, and keeps what was thought before', async () => {
    const sent = answerOpinions({
      opinions: {
        ...NO_OPINION,
        history: [
          { ...ENDED, ending: 'withdrawn' },
          { ...ENDED, opinionId: 30, choice: 'agree', pd: null, ending: 'replaced' },
        ],
      },
    });
    show();
    await findPanel();
    expect(await screen.findByText(/You withdrew this opinion on 2026-11-21/)).toBeTruthy();
    fireEvent.click(screen.getByText('2 earlier opinions'));
    const rows = within(screen.getByRole('table', { name: 'Earlier opinions' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      '2026-11-202026-11-21 withdrawnNot so good2.50 %3A9 0.55 %',
      '2026-11-202026-11-21 replacedAgreeNo figure given3A9 0.55 %',
    ]);
    press('Undo the withdrawal');
    await vi.waitFor(() => expect(sent).toEqual([{ path: 'restoreOpinion', body: { opinionId: 31 } }]));
  });

  it('takes none on an earlier day', async () => {
    answerOpinions({});
    storeAsAt({ day: '2026-06-30', clock: 'known' });
    show();
    await findPanel();
    expect(await screen.findByText('You had no opinion on this rating on 2026-06-30.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that there is nothing to give an opinion on, and what opens a closed feature', async () => {
    answerOpinions({ opinions: { ...NO_OPINION, rating: null } });
    show();
    expect(await screen.findByText('The company has no rating to give an opinion on')).toBeTruthy();
    cleanup();
    queryClient.clear();
    const data = {
      feature: 'rating-verification',
      plans: [{ code: 'standard', en: 'Standard', cn: '标准版' }],
      packages: [{ code: 'A', en: 'Package A', cn: '套餐A' }],
    };
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ code: 'feature-not-activated', data, msg: '' })),
    );
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('Add Package A to use it.');
  });

  it('is not there for a role that may not see ratings', () => {
    storeUserInfo({ authorities: [] });
    expect(show().container.textContent).toBe('');
  });
});
