import type { Rating } from '@mingjian/contract/ratings';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../i18n/index.ts';
import { RatingPanel } from './index.ts';
import { makeExplanation, makeRating } from './make-rating.ts';
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
    expect(textContent).toContain('仍影响评级');
  });

  it('a removed one draws the total a part of the way, never to a default', async () => {
    await show(
      makeRating({
        overrides: [{ ...override, effect: 'fading', weight: '0.0625', removedOn: '2022-09-30' }],
        explanation: makeExplanation({
          adjustments: [
            {
              kind: 'fact',
              code: override.code,
              name: override.name,
              class: '3A19',
              points: '-3',
              logOdds: '0.104',
            },
          ],
        }),
      }),
    );
    expect(
      screen.getByRole('row', {
        name: /^Dishonest judgment debtor removed fact: 6 % of the way to 3A18 −3\.00/,
      }),
    ).toBeTruthy();
  });
});
