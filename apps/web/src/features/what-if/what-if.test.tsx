import type { SavedScenario } from '@mingjian/contract/what-if';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeLanguage, loadTexts, startTexts } from '../../i18n/index.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { WhatIf } from './index.ts';
import { makeWhatIf } from './make-what-if.ts';

const asked = vi.fn<(path: string, body: unknown) => void>();
let kept: readonly SavedScenario[] = [];

const answer = (path: string, body: unknown): unknown => {
  if (path.includes('listScenarios')) return { scenarios: kept };
  const brief = { class: '3A9', pd: '0.5', solvencyIndex: '240', points: '600' };
  if (path.includes('saveScenario'))
    return {
      ...(body as object),
      scenarioId: 3,
      before: brief,
      after: brief,
      modelVersion: '1',
      ratedAt: '2026-09-30T08:00:00.000Z',
      madeAt: '2026-11-20T08:00:00.000Z',
    };
  return { isDeleted: true };
};

const show = async (data: unknown = makeWhatIf()): Promise<void> => {
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') return Response.json(RATING_MODEL.file);
    if (request.url.includes('getWhatIfInput')) return Response.json({ code: '0', data, msg: '' });
    const body: unknown = request.method === 'POST' ? await request.json() : null;
    asked(request.url, body);
    return Response.json({ code: '0', data: answer(request.url, body), msg: '' });
  });
  showScreen(<WhatIf companyId={7} />);
  await vi.waitFor(() => expect(screen.queryAllByRole('heading').length).toBeGreaterThan(0), {
    timeout: 4_000,
  });
};

const panel = () => screen.getByRole('complementary', { name: 'What it makes of the rating' });
const classes = () => [...panel().querySelectorAll('[data-band]')].map((badge) => badge.textContent);
const line = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(`${name}: amount or change in percent`);
const type = (name: string, value: string) => fireEvent.change(line(name), { target: { value } });
const press = (key: string, over: object = {}) =>
  fireEvent.keyDown(document.body, { key, ctrlKey: true, ...over });

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'what-if');
  // Loaded lazily, which on a busy machine takes longer than a look at the screen waits.
  await import('./what-if-screen.tsx');
});
afterEach(async () => {
  asked.mockClear();
  kept = [];
  vi.unstubAllGlobals();
  await changeLanguage('en');
});

describe('a what-if on the screen', () => {
  it('moves class, totals and the plug at once, and takes it back and forth', async () => {
    await show();
    const before = classes();
    expect(before[0]).toBe(before[1]);
    type('Operating revenue', '-20%');
    const after = classes();
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    // 240,000 less revenue take back 20,000 of tax.
    expect(within(panel()).getByText('−220,000.00')).toBeDefined();
    press('z');
    expect(classes()).toEqual(before);
    expect(line('Operating revenue').value).toBe('');
    press('z', { shiftKey: true });
    expect(classes()).toEqual(after);
    expect(line('Operating revenue').value).toBe('−20%');
    fireEvent.click(within(panel()).getByRole('button', { name: 'Reset' }));
    expect(classes()).toEqual(before);
  });

  it('says what is no number, and changes nothing', async () => {
    await show();
    const before = panel().textContent;
    for (const wrong of ['abc', '1e9', '-200%', '-5']) {
      type('Inventories', wrong);
      expect(screen.getByRole('alert').textContent).toBe('Please enter a valid numeric value');
      expect(line('Inventories').getAttribute('aria-invalid')).toBe('true');
      expect(panel().textContent).toBe(before);
    }
    type('Inventories', '700,000');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes an amount with thousands separators', async () => {
    await show();
    type('Inventories', '900,000.5');
    expect(within(panel()).getByText('−200,000.50')).toBeDefined();
    fireEvent.blur(line('Inventories'));
    expect(line('Inventories').value).toBe('900,000.5');
    // Typing is one step; what is typed after the line was left is another.
    for (const typed of ['8', '80', '800,000']) type('Inventories', typed);
    press('z');
    expect(line('Inventories').value).toBe('900,000.5');
    press('z');
    expect(line('Inventories').value).toBe('');
  });

  it('switches a record off and adds an event', async () => {
    await show();
    const before = classes();
    fireEvent.change(screen.getByLabelText('Enforcement: suppose'), { target: { value: 'never' } });
    expect(within(panel()).getByText('Enforcement')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Suppose an event'), { target: { value: 'bankruptcy-accepted' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add event' }));
    expect(classes()[1]).toContain('3A19');
    expect(panel().textContent).toContain('Decided by a fact');
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Bankruptcy accepted by a court' }));
    press('z');
    press('z');
    press('z');
    expect(classes()).toEqual(before);
  });

  it('lets a worse parent pull the class down, and a guarantee hold it', async () => {
    await show();
    const before = classes();
    fireEvent.change(screen.getByLabelText('乙集团有限公司: class'), { target: { value: '18' } });
    expect(classes()[1]).not.toBe(before[1]);
    fireEvent.change(screen.getByLabelText('乙集团有限公司: class'), { target: { value: '2' } });
    fireEvent.click(screen.getAllByRole('checkbox', { name: 'guarantees' })[0]!);
    expect(classes()[1]).toContain('3A3');
  });

  it('finds what one class would take; applying it moves exactly one', async () => {
    await show();
    const gradeOf = (badge: string | null | undefined) => Number(/3A(\d+)/.exec(badge ?? '')?.[1]);
    const [before] = classes();
    fireEvent.change(screen.getByLabelText('Move'), { target: { value: 'worse' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find changes' }));
    const [first] = screen.getAllByRole('button', { name: /^Apply: / });
    fireEvent.click(first!);
    expect(gradeOf(classes()[1])).toBe(gradeOf(before) + 1);
  });

  it('says what stands in the way where no change will do', async () => {
    await show();
    for (const box of screen.getAllByRole('checkbox')) {
      const row = box.closest('table') && (box as HTMLInputElement).checked;
      if (row) fireEvent.click(box);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Find changes' }));
    expect(document.body.textContent).toContain('No change within these bounds');
  });
});

describe('saved what-ifs', () => {
  it('are kept under a name, and one without a name is not sent', async () => {
    await show();
    type('Inventories', '+10%');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert').textContent).toBe('Please enter a name');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: '多备货' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() =>
      expect(asked.mock.calls.find(([path]) => path.includes('saveScenario'))?.[1]).toEqual({
        companyId: 7,
        name: '多备货',
        scenario: {
          lines: [{ field: 'inventories', change: 'percent', value: '10' }],
          facts: [],
          parties: [],
          opinion: null,
        },
      }),
    );
  });

  it('stand side by side, also where the accounts cannot take one any more, and are deleted and kept after all', async () => {
    const brief = { class: '3A9', pd: '0.5', solvencyIndex: '240', points: '600' };
    const lines = [{ field: 'goodwill', change: 'percent' as const, value: '10' }];
    kept = [
      {
        scenarioId: 3,
        companyId: 7,
        name: '旧情景',
        scenario: { lines, facts: [], parties: [], opinion: null },
        before: brief,
        after: brief,
        modelVersion: '1',
        ratedAt: '2026-09-30T08:00:00.000Z',
        madeAt: '2026-11-20T08:00:00.000Z',
      },
    ];
    await show();
    fireEvent.click(await screen.findByRole('checkbox', { name: '旧情景' }));
    const table = screen.getByRole('region', { name: 'Comparison' });
    expect(table.textContent).toContain('does not fit the accounts any more');
    fireEvent.click(screen.getByRole('button', { name: 'Delete: 旧情景' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Keep it after all' }));
    await vi.waitFor(() =>
      expect(asked.mock.calls.find(([path]) => path.includes('saveScenario'))?.[1]).toMatchObject({
        name: '旧情景',
        scenario: { lines },
      }),
    );
  });
});

describe('without something to start from', () => {
  it('an unrated company says so', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ code: 'rating-does-not-exist', data: null, msg: '' })),
    );
    showScreen(<WhatIf companyId={7} />);
    expect(await screen.findByText('No rating to start from')).toBeDefined();
  });

  it('a company without accounts still has events and shareholders', async () => {
    await show(makeWhatIf({ statements: [] }));
    expect(document.body.textContent).toContain('No annual accounts are on file');
    fireEvent.click(screen.getByRole('button', { name: 'Find changes' }));
    expect(document.body.textContent).toContain('No accounts are on file that could change');
  });
});
