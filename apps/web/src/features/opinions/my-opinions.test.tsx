import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { MyOpinions } from './index.ts';
import { answerOpinions, makeOpinion } from './make-opinion.ts';

const show = () => showScreen(<MyOpinions />);

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'opinions');
  // Loaded lazily, which on a busy machine takes longer than a look at the screen waits.
  await import('./my-opinions.tsx');
});

describe('My Opinions', () => {
  it('lists company, choice, figure, class then and now and the day', async () => {
    const company = {
      companyId: 7,
      name: '明鉴示例有限公司',
      nameEn: 'Mingjian Example Co., Ltd.',
      creditCode: null,
      status: 'active',
      ratingStatus: 'rated',
      ratingClass: '3A12',
      isSynthetic: true,
    } as const;
    answerOpinions({
      mine: [
        { ...makeOpinion(), company },
        { ...makeOpinion({ opinionId: 32, companyName: '已并入的公司', pd: null }), company: null },
      ],
    });
    show();
    const link = await screen.findByRole('link', { name: 'Mingjian Example Co., Ltd.' });
    expect(link.getAttribute('href')).toBe('/system/credit/profile?companyId=7');
    const change = screen.getByRole('link', { name: 'Not so good' });
    expect(change.getAttribute('href')).toBe('/system/credit/rating?companyId=7#opinion');
    const row = link.closest('tr');
    for (const text of ['Not so good', '2.50 %', '3A9', '3A12', '2026-11-20'])
      expect(row?.textContent).toContain(text);
    expect(screen.getByText('已并入的公司').closest('a')).toBeNull();
  });

  it('says what would be there, and that there is nothing to judge the author by', async () => {
    answerOpinions({});
    show();
    expect(await screen.findByText('You have not given an opinion yet')).toBeTruthy();
    expect(await screen.findByText('No opinion with a figure is twelve months old yet.')).toBeTruthy();
    expect(screen.getByText('No opinion with a figure is waiting for its year to end.')).toBeTruthy();
  });

  it('sets the figures of the author against what came, and says when they are too few', async () => {
    answerOpinions({
      calibration: {
        opinions: 12,
        companies: 9,
        defaults: 1,
        shortage: 'too-few-opinions',
        figures: {
          meanStated: '2.4000',
          meanModel: '1.1000',
          observed: '8.3333',
          observedFrom: '1.4900',
          observedTo: '35.3800',
          brier: '0.071200',
          modelBrier: '0.079900',
        },
        waiting: { count: 3, firstOn: '2027-11-20' },
      },
    });
    show();
    const block = await screen.findByRole('region', { name: 'My figures against what came' });
    await screen.findByText(/^Too few to judge by: fewer than 20/);
    for (const text of [
      '12 on 9 companies',
      '2.40 %',
      '1.10 %',
      '8.33 %',
      '95 % interval 1.49 to 35.38 %',
      '0.0712',
      '0.0799',
    ])
      expect(block.textContent).toContain(text);
    expect(screen.getByText('3 opinions wait for their year to end, the first on 2027-11-20.')).toBeTruthy();
  });
});
