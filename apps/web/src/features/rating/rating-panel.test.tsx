import type { Rating } from '@mingjian/contract/ratings';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../i18n/index.ts';
import { RatingCard, RatingPanel } from './index.ts';
import { makeExplanation, makeFactor, makeRating } from './make-rating.ts';
import type { OpenRecord } from './open-record.tsx';
import { prepareRatingTests, showOver } from './show-rating.tsx';

prepareRatingTests();

const show = async (rating: Rating, onOpenRecord?: OpenRecord): Promise<HTMLElement> => {
  showOver(<RatingPanel companyId={rating.companyId} onOpenRecord={onOpenRecord} />, {
    '/api/rating/getRating': rating,
  });
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  return document.body;
};

const openFactor = (name: RegExp): HTMLElement => {
  const toggle = screen.getByRole('button', { name, expanded: false });
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  return toggle;
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

describe('the factors of a rating', () => {
  it('stand by model with subtotals, and their sums close', async () => {
    await show(makeRating());
    const table = screen.getByRole('table', { name: 'Factors of the rating' });
    expect(within(table).getByRole('row', { name: /^Accounts fitted on US firms 1\.75/ })).toBeTruthy();
    expect(
      within(table).getByRole('row', {
        name: /^Base before any factor, set so that small companies .* 602\.50/,
      }),
    ).toBeTruthy();
    expect(
      within(table).getByRole('row', { name: /^Score base and all factors 598\.25 PD 2\.08 %/ }),
    ).toBeTruthy();
    expect(
      screen.getByText(/add up to −3\.852706 log-odds; the score is −3\.852706\. The sums close within/),
    ).toBeTruthy();
  });

  it('are written as what they are, with step, points and what they do to the odds', async () => {
    await show(makeRating());
    expect(
      screen.getByRole('row', {
        name: /^Liabilities .* 50\.0 ?% above 45\.12% up to 65\.13% 5\.25 .*×0\.83lower risk$/,
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('row', {
        name: /^Growth of revenue −0\.105 above −0\.277 up to −0\.054 −3\.50 .*higher risk$/,
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('row', {
        name: /^Administrative penalty 0\.50 ?events −4\.00 between −4\.0 and 0\.0 points/,
      }),
    ).toBeTruthy();
  });

  it('show every digit on demand', async () => {
    await show(makeRating());
    fireEvent.click(screen.getByRole('button', { name: 'All decimals', pressed: false }));
    expect(screen.getByRole('row', { name: /^Liabilities .* 5\.25 .* −0\.181951$/ })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Log-odds of default' })).toBeTruthy();
  });

  it('open to formula, cells of both years and their records', async () => {
    const opened: unknown[] = [];
    await show(makeRating(), (...record) => opened.push(record));
    openFactor(/^Growth of revenue/);
    expect(screen.getByText(/ln\(\[Operating revenue, year before\]\)/)).toBeTruthy();
    const cells = screen.getByRole('table', { name: 'Statement cells of Growth of revenue' });
    expect(
      within(cells).getByRole('row', { name: /^Operating revenue 900,000\.00 ?CNY 2025-12-31/ }),
    ).toBeTruthy();
    const before = within(cells).getByRole('row', { name: /1,000,000\.00 ?CNY 2024-12-31/ });
    fireEvent.click(within(before).getByRole('button', { name: 'Open the record: Operating revenue' }));
    // The version that went into the rating, whatever the record says now.
    expect(opened).toEqual([[13, '2026-04-30T00:00:00.000Z', 'operating_revenue']]);
  });

  it('open to the records of behaviour with what is left of them, and to the linked party', async () => {
    const opened: unknown[] = [];
    await show(makeRating(), (...record) => opened.push(record));
    openFactor(/^Administrative penalty/);
    const records = screen.getByRole('table', { name: 'Records of Administrative penalty' });
    expect(within(records).getByRole('row', { name: /^No\. 1 2025-09-30 0\.500/ })).toBeTruthy();
    fireEvent.click(
      within(records).getByRole('button', { name: 'Open the record: Administrative penalty 1' }),
    );
    expect(opened).toEqual([[41, '2025-09-30T00:00:00.000Z', undefined]]);
    openFactor(/^母公司/);
    expect(screen.getByRole('link', { name: '母公司有限公司' }).getAttribute('href')).toBe(
      '/system/credit/rating?companyId=9',
    );
  });

  it('hide the amounts of an account that may not see the accounts, not the ratio', async () => {
    const factor = makeFactor();
    for (const cell of factor.cells) Object.assign(cell, { value: null, recordId: null });
    await show(makeRating({ explanation: makeExplanation({ contributions: [factor] }) }));
    openFactor(/^Liabilities/);
    expect(screen.getAllByText('Withheld: needs the right to see it')).toHaveLength(2);
  });

  it('say what is not known, and that nothing happened', async () => {
    const missing = makeFactor({ state: 'missing', value: null, points: '0', logOdds: '0', cells: [] });
    const { textContent } = await show(
      makeRating({ explanation: makeExplanation({ contributions: [missing] }) }),
    );
    expect(textContent).toContain('not known');
    expect(textContent).toContain('no effect');
    expect(textContent).toContain('No event of the last 36 months on file');
  });

  it('are reached from the reasons on top', async () => {
    await show(makeRating());
    fireEvent.click(screen.getByRole('button', { name: 'Growth of revenue 6.5 points lost' }));
    expect(document.activeElement?.textContent).toBe('Growth of revenue');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('what acts after the score', () => {
  it('is named with its class and its points, and the total follows', async () => {
    await show(
      makeRating({
        explanation: makeExplanation({
          adjustments: [
            {
              kind: 'depth',
              code: 'registry',
              name: { en: 'Register alone', cn: '仅登记信息' },
              class: '3A9',
              points: '-10',
              logOdds: '0.346574',
            },
          ],
          total: { points: '588.25', logOdds: '-3.506132' },
        }),
      }),
    );
    expect(
      screen.getByRole('row', {
        name: /^Register alone depth of the data: no class better than 3A9 −10\.00 ×1\.41/,
      }),
    ).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Total 588\.25 PD 2\.91 %/ })).toBeTruthy();
  });

  const override: Rating['overrides'][number] = {
    code: 'dishonest-judgment-debtor',
    name: { en: 'Dishonest judgment debtor', cn: '失信被执行人' },
    date: '2026-02-01',
    effect: 'default',
    class: '3A19',
    solvencyIndex: '500',
    weight: '1',
    isDecisive: true,
    removedOn: null,
    dimension: 'dishonest_debtor',
    recordId: 99,
    knownFrom: '2026-02-02T00:00:00.000Z',
  };

  it('a fact is shown with its date, its effect and its record', async () => {
    const opened: unknown[] = [];
    const { textContent } = await show(
      makeRating({
        class: '3A19',
        grade: 19,
        overrides: [override],
        explanation: makeExplanation({ total: null }),
      }),
      (...record) => opened.push(record),
    );
    expect(textContent).toContain('A fact of default decides the class.');
    const row = screen.getByText('Dishonest judgment debtor').closest('li');
    expect(row?.textContent).toContain('since 2026-02-01');
    expect(row?.textContent).toContain('Default: 3A19, index 500');
    expect(row?.textContent).toContain('decides the class');
    fireEvent.click(screen.getByRole('button', { name: 'Open the record: Dishonest judgment debtor' }));
    expect(opened).toEqual([[99, '2026-02-02T00:00:00.000Z', undefined]]);
  });

  it('what is left of a removed one is told in Chinese too', async () => {
    await changeLanguage('cn');
    const { textContent } = await show(
      makeRating({ overrides: [{ ...override, effect: 'fading', weight: '0.5', removedOn: '2025-09-30' }] }),
    );
    expect(textContent).toContain('失信被执行人');
    expect(textContent).toContain('已于 2025-09-30 移除，权重 50%');
  });
});

describe('what a reader must know', () => {
  it('that a rating cannot be reproduced, and why accounts were not used', async () => {
    const { textContent } = await show(
      makeRating({
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
      'No annual consolidated accounts on file. Register and legal records alone',
    );
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
