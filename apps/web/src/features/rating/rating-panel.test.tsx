import type { Rating } from '@mingjian/contract/ratings';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RatingCard, RatingPanel } from './index.ts';
import { makeExplanation, makeRating } from './make-rating.ts';
import { prepareRatingTests, showOver } from './show-rating.tsx';

prepareRatingTests();

const show = async (rating: Rating): Promise<HTMLElement> => {
  showOver(<RatingPanel companyId={rating.companyId} />, {
    '/api/rating/getRating': rating,
  });
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  return document.body;
};

describe('the head of a rating', () => {
  it('tells class, possibility with its interval, index with its band, confidence in words and the caution', async () => {
    const { textContent } = await show(makeRating());
    expect(textContent).toContain('3A13');
    expect(textContent).toContain('2.08 %');
    expect(textContent).toContain('95 % interval: 0.91 to 4.65 %');
    expect(textContent).toContain('90 % of a full file is known × 60 % fresh');
    expect(textContent).toContain('= 54 %');
    expect(textContent).toContain(
      'better than 38 %of 120 rated companies: same section and size, 2026-03-31',
    );
    expect(textContent).toContain('best possible class with these data: 3A1');
    expect(textContent).toContain('Fitted on US firms, priors marked.');
    expect(screen.getByRole('img', { name: /^Solvency index 294\.2.*: medium \(250–299\)$/ })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Class 3A13, 13 of 19; 1 is best' })).toBeTruthy();
    const terms = screen.getByRole('table', { name: 'Possibility of default within …' });
    expect(within(terms).getAllByRole('columnheader')).toHaveLength(6);
    expect(within(terms).getAllByRole('cell').at(-1)?.textContent).toBe('12.47\u{A0}%');
    expect(screen.getByRole('button', { name: 'Copy the hash of the inputs' })).toBeTruthy();
  });

  it('says so when the index is a fact, nothing was scored and no peers compare', async () => {
    const { textContent } = await show(
      makeRating({
        class: '3A19',
        grade: 19,
        pd: '100.000000',
        pdLow: '100.000000',
        pdHigh: '100.000000',
        solvencyIndex: '600.0',
        financialScore: null,
        confidence: null,
        peers: null,
        explanation: null,
      }),
    );
    expect(textContent).toContain('insolvency, a fact');
    expect(textContent).toContain('no accounts were scored');
    expect(textContent).toContain('too few rated peers');
    expect(textContent).not.toContain('95 % interval');
  });
});

describe('what a reader must know', () => {
  it('that a rating cannot be reproduced, and why accounts were not used', async () => {
    const { textContent } = await show(
      makeRating({
        depth: {
          code: 'behaviour',
          name: { en: 'Register and legal records', cn: '登记与司法记录' },
          bestClass: '3A7',
        },
        explanation: makeExplanation({
          isReproduced: false,
          unusedAccounts: {
            code: 'no-accounts',
            name: { en: 'No annual consolidated accounts on file', cn: '无年度合并财务报表' },
          },
        }),
      }),
    );
    expect(textContent).toContain('Not reproduced: records that arrived after this rating');
    expect(textContent).toContain(
      'No annual consolidated accounts on file. Legal records and register are scored instead: the first count 60 %, the second 40 %.',
    );
  });

  it('that a guarantee of the parent is on file, and that a model is no longer carried', async () => {
    const { textContent } = await show(
      makeRating({
        explanation: null,
        support: {
          companyId: 9,
          name: '母公司有限公司',
          class: '3A6',
          date: '2026-01-31',
          dimension: 'external_guarantee',
          recordId: 12,
        },
      }),
    );
    expect(textContent).toContain('Guarantee on file by the parent 母公司有限公司 (2026-01-31)');
    expect(textContent).toContain('The class already stands at or above');
    expect(textContent).toContain('Version 1 of the model is no longer carried');
  });

  it('what is missing, what could stand in, and what waits for it', async () => {
    await show(
      makeRating({
        explanation: makeExplanation({
          missing: [
            {
              field: 'ebit',
              label: { en: 'EBIT', cn: '息税前利润' },
              orElse: [
                [
                  { field: 'total_profit', label: { en: 'Total profit', cn: '利润总额' } },
                  { field: 'interest_expense', label: { en: 'Interest expense', cn: '利息费用' } },
                ],
              ],
              neededFor: [{ en: 'Change of EBITDA, scaled', cn: '息税折旧摊销前利润相对变动' }],
            },
          ],
        }),
      }),
    );
    const section = screen.getByRole('region', { name: 'What is missing' });
    expect(within(section).getByRole('listitem').textContent).toBe(
      'EBITor Total profit and Interest expenseneeded for Change of EBITDA, scaled',
    );
  });

  it('why a company is not rated, and when no run has judged it yet', async () => {
    const none = { class: null, grade: null, pd: null, explanation: null } as const;
    const reason = { code: 'deregistered', name: { en: 'The company is deregistered', cn: '企业已注销' } };
    const { textContent } = await show(makeRating({ ...none, status: 'not-rated', reason }));
    expect(textContent).toContain('Not rated');
    expect(textContent).toContain('The company is deregistered: no rating is made.');
  });

  it('that no run has judged it yet', async () => {
    const { textContent } = await show(
      makeRating({ status: 'none', class: null, explanation: null, ratedAt: null }),
    );
    expect(textContent).toContain('No rating yet');
  });
});

it('the card of the overview tells class, figures and two reasons, and leads to all of it', async () => {
  showOver(<RatingCard companyId={7} />, { '/api/rating/getRating': makeRating() });
  const card = screen.getByRole('region', { name: 'Credit rating' });
  await vi.waitFor(() => expect(card.textContent).toContain('3A13'));
  expect(card.textContent).toContain('294.2');
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Liabilities / total assets +5.3 points',
    'Liabilities / total assets 14.8 points lost',
    'Growth of revenue 6.5 points lost',
  ]);
  expect(within(card).getByRole('link', { name: 'Open the rating' }).getAttribute('href')).toBe(
    '/system/credit/rating?companyId=7',
  );
});
