import type { BusinessChain as Chain } from '@mingjian/contract/business-chain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { changeLanguage, loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { BusinessChain } from './index.ts';
import { makeChain, makePartners } from './make-chain.ts';

const asked: URL[] = [];
const opened: unknown[] = [];

/** There is no worker in this document, so the graph says that it cannot be drawn; the tree stands for it. */
const open = async (chain: Chain) => {
  asked.length = 0;
  opened.length = 0;
  vi.stubGlobal('fetch', (request: Request) => {
    const address = new URL(request.url);
    asked.push(address);
    const data = address.pathname.endsWith('getChain') ? chain : makePartners();
    return Promise.resolve(Response.json({ code: '0', data, msg: '' }));
  });
  showScreen(
    <BusinessChain
      companyId={7}
      onOpenRecord={({ companyId, recordId }) => opened.push([companyId, recordId])}
    />,
  );
  await vi.waitFor(() => expect(screen.queryAllByRole('status')).toEqual([]));
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'business-chain');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await changeLanguage('en');
});

const items = () => screen.getAllByRole('treeitem');

describe('the business chain', () => {
  it('stands as a tree with share, amount, year and standing; a circle ends, names alone are no links', async () => {
    await open(makeChain());
    expect(screen.getByText('The graph could not be drawn here. The tree holds the same.')).toBeTruthy();
    expect(items().map((item) => item.getAttribute('aria-level'))).toEqual(['1', '2', '3', '3', '1', '2']);
    expect(items()[1]?.textContent).toContain(
      'Bankrupt Ltd.30.0 % · CNY 1.50 bn · the partner tells of CNY 1.40 bn · in 2024 · 3A19 C · in default · 4 more partners',
    );
    expect(items()[3]?.textContent).toContain('shown elsewhere in the tree');
    expect(items()[3]?.textContent).toContain(
      'named by the other side · the partner tells of CNY 3.00 m · in 2023',
    );
    expect(items()[5]?.textContent).toContain('amount not disclosed · in 2024 · known by name');
    expect(within(items()[5] as HTMLElement).queryByRole('link')).toBeNull();
    expect(
      within(items()[1] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/system/credit/shareholder?companyId=8#chain');
  });

  it('is walked by arrows: down, closed and opened, to the parent, to the ends', async () => {
    await open(makeChain());
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    items()[0]?.focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(items()[1]);
    press('ArrowLeft');
    expect(items()).toHaveLength(4);
    expect(items()[1]?.getAttribute('aria-expanded')).toBe('false');
    press('ArrowRight');
    press('ArrowRight');
    expect(document.activeElement).toBe(items()[2]);
    press('ArrowLeft');
    expect(document.activeElement).toBe(items()[1]);
    press('End');
    expect(document.activeElement).toBe(items().at(-1));
    press('Home');
    expect(document.activeElement).toBe(items()[0]);
  });

  it('tells concentration and exposure with how, of the disclosed part and of the whole', async () => {
    await open(makeChain());
    const table = screen.getByRole('table', { name: 'Concentration and exposure: Suppliers' });
    expect(within(table).getByRole('row', { name: /^HHI.* 1\.000 0\.090–0\.280$/ })).toBeTruthy();
    expect(within(table).getByRole('row', { name: /^Not disclosed.*70\.0 ?%$/ })).toBeTruthy();
    expect(
      within(table).getByRole('row', { name: /^With weak partners.*3A14.*100\.0 ?% 30\.0 ?%$/ }),
    ).toBeTruthy();
    expect(document.body.textContent).toContain('Neither shares nor amounts are disclosed');
    expect(document.body.textContent).toContain('2 others name the company; they are in no figure.');
    expect(document.body.textContent).toContain('1 no longer named');
    expect(document.body.textContent).toContain('Bankrupt Ltd. 20.0 % → 30.0 %');
    expect(document.body.textContent).toContain('HHI +0.125, largest partner +25.0 points');
    expect(document.body.textContent).toContain('2 without a rating count at the usual 1.73 %');
  });

  it('lists partners with the record behind them, and asks for another order and year', async () => {
    await open(makeChain());
    const table = screen.getByRole('table', { name: 'Suppliers in 2024' });
    expect(table.textContent).toContain('not named in 2023');
    fireEvent.click(
      within(table).getByRole('button', { name: 'Annual report ×2: open the record of 破产有限公司' }),
    );
    expect(opened).toEqual([[7, 11]]);
    fireEvent.click(within(table).getByRole('button', { name: /^the partner’s: .*: open the record/ }));
    expect(opened.at(-1)).toEqual([8, 21]);
    expect(table.textContent).toContain('12.0 % of its sales');
    fireEvent.click(within(table).getByRole('button', { name: 'Amount' }));
    await vi.waitFor(() => expect(asked.at(-1)?.searchParams.get('sort')).toBe('-amount'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Year' }), { target: { value: '2023' } });
    await vi.waitFor(() =>
      expect(
        asked.some((url) => url.pathname.endsWith('getChain') && url.searchParams.get('year') === '2023'),
      ).toBe(true),
    );
  });

  it('says in words what is withheld, and why there is nothing', async () => {
    await open(
      makeChain({
        isRatingWithheld: true,
        contagion: null,
        sides: makeChain().sides.map((side) => ({
          ...side,
          exposure: side.exposure && { ...side.exposure, weak: null, weakOrFlagged: null },
        })),
      }),
    );
    expect(screen.getAllByText('Withheld: not part of your plan').length).toBeGreaterThan(1);
    cleanup();
    queryClient.clear();
    await open(makeChain({ years: [], year: null, state: 'not_disclosed', trades: [], sides: [] }));
    expect(document.body.textContent).toContain('No suppliers or customers on file');
    expect(document.body.textContent).toContain('Not disclosed');
  });

  it('speaks Chinese, amounts in 亿', async () => {
    await changeLanguage('cn');
    await open(makeChain());
    expect(items()[1]?.textContent).toContain(
      '破产有限公司30.0 % · 15.00 亿元 · 对方披露 14.00 亿元 · 2024 年 · 3A19 C · 违约',
    );
  });
});
