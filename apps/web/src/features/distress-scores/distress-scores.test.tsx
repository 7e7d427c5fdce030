import type { DistressScores as Scores } from '@mingjian/contract/distress-scores';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeLanguage, loadTexts, startTexts } from '../../i18n/index.ts';
import type { OpenCellRecord } from '../../ui/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { DistressScores } from './index.ts';
import { makeLackingScore, makeScore, makeScores } from './make-scores.ts';

const open = async (scores: Scores, onOpenRecord?: OpenCellRecord): Promise<HTMLElement> => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: '0', data: scores, msg: '' })));
  showScreen(<DistressScores companyId={7} onOpenRecord={onOpenRecord} />);
  const panel = screen.getByRole('region');
  await vi.waitFor(() => expect(within(panel).queryByRole('status')).toBeNull());
  return panel;
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'distress-scores');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await changeLanguage('en');
});

describe('published distress scores', () => {
  it('show score, source with its mark, zone and the place among the cut-offs', async () => {
    const panel = await open(makeScores([makeScore()]));
    const [row] = within(panel).getAllByRole('listitem');
    expect(row?.textContent).toContain('Zhang, Altman, Yen 2010 [M]');
    expect(row?.textContent).toContain('0.750');
    expect(row?.textContent).toContain('Grey');
    expect(
      screen.getByRole('img', { name: 'Z-China 0.750: Grey. Distress below 0.5, safe above 0.9' }),
    ).toBeTruthy();
    expect(panel.textContent).toContain('for reference, not part of the rating');
    expect(panel.textContent).toContain('Accounts to 2025-12-31 and');
  });

  it('put distress on the left of a model that counts the other way', async () => {
    await open(
      makeScores([
        makeScore({
          direction: 'higher-riskier',
          cutOffs: { distress: '0', safe: '0', reach: '4' },
          score: '2',
          zone: 'distress',
          zoneWords: { en: 'Distress', cn: '困境区' },
        }),
      ]),
    );
    const scale = screen.getByRole('img', { name: /^Z-China 2\.000: Distress\. Distress above 0/ });
    expect(scale.querySelector('[style*="left: 25%"]')).toBeTruthy();
  });

  it('open to weights, points that add up, the formula and the cells of both years with their record', async () => {
    const opened: unknown[] = [];
    await open(makeScores([makeScore()]), (...record) => opened.push(record));
    fireEvent.click(screen.getByRole('button', { name: 'Show what Z-China is made of' }));
    const terms = screen.getByRole('table', { name: 'Z-China' });
    expect(within(terms).getByRole('row', { name: /9\.32 0\.0250 0\.233$/ })).toBeTruthy();
    expect(within(terms).getByRole('row', { name: 'Constant 0.517' })).toBeTruthy();
    expect(within(terms).getByRole('row', { name: 'Score 0.750' })).toBeTruthy();
    fireEvent.click(
      screen.getByRole('button', { name: 'Show the cells of Net profit / average total assets' }),
    );
    const cells = screen.getByRole('table', { name: 'Cells of Net profit / average total assets' });
    expect(within(cells).getAllByRole('row')).toHaveLength(3);
    expect(
      screen.getByText('Net profit ÷ [Total assets, average of two years]', { exact: false }),
    ).toBeTruthy();
    const [first] = within(cells).getAllByRole('button', { name: 'Open the record: Total assets' });
    fireEvent.click(first as HTMLElement);
    expect(opened).toEqual([[11, '2026-04-30T00:00:00.000Z', 'total_assets']]);
  });

  it('say in words what a model lacks, and that it was made for others', async () => {
    const panel = await open(makeScores([makeLackingScore()]));
    expect(panel.textContent).toContain('needs market data');
    fireEvent.click(screen.getByRole('button', { name: 'Show what Altman Z is made of' }));
    expect(panel.textContent).toContain('The company is of another industry.');
    expect(panel.textContent).toContain('not calculated');
    expect(panel.textContent).toContain(
      'Market value of equitymarket data, not on fileneeded for Market value / total liabilities',
    );
    expect(within(panel).queryByRole('row', { name: /^Score/ })).toBeNull();
  });

  it('say of a score that only ranks that it does, and of one without cut-offs that there are none', async () => {
    const panel = await open(
      makeScores([
        makeScore({ code: 'a', isRankOnly: true, zone: null, zoneWords: null }),
        makeScore({ code: 'b', cutOffs: null, zone: null, zoneWords: null, probability: '0.2167' }),
      ]),
    );
    const [ranking, other] = within(panel).getAllByRole('listitem');
    expect(ranking?.textContent).toContain('ranking only');
    expect(other?.textContent).toContain('no published cut-offs');
    fireEvent.click(within(other as HTMLElement).getByRole('button'));
    expect(other?.textContent).toContain('Probability of the model on its own firms: 0.22 %');
    expect(within(panel).queryByRole('img')).toBeNull();
  });

  it('hide the amounts of an account that may not see them', async () => {
    const score = makeScore();
    for (const cell of score.terms[0]?.cells ?? []) Object.assign(cell, { value: null, recordId: null });
    await open(makeScores([score]));
    fireEvent.click(screen.getByRole('button', { name: 'Show what Z-China is made of' }));
    fireEvent.click(screen.getByRole('button', { name: /^Show the cells/ }));
    expect(screen.getAllByText('Withheld: needs the right to see it')).toHaveLength(2);
  });

  it('tell in Chinese, and of a company without accounts that there are none', async () => {
    await changeLanguage('cn');
    const panel = await open(makeScores([], { periodEnd: null, earlierPeriodEnd: null }));
    expect(panel.textContent).toContain('公开文献困境评分');
    expect(panel.textContent).toContain('无年度合并财务报表入库');
  });
});
