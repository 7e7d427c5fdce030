import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startTexts } from '../i18n/index.ts';
import { Provenance } from './provenance.tsx';

const SOURCE = {
  source: { en: 'Register', cn: '登记机关' },
  publishedOn: '2024-03-01',
  locator: 'row 7',
  confidence: '95.00',
};

beforeAll(async () => {
  await startTexts();
  await loadTexts('common');
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the source on focus without losing the focus, describes the value with it, and closes on Escape', () => {
  render(<Provenance source={SOURCE}>42</Provenance>);
  const value = screen.getByRole('button', { name: '42' });
  act(() => value.focus());
  expect(document.activeElement).toBe(value);
  const card = screen.getByRole('tooltip');
  expect(card.textContent).toContain('Register');
  expect(card.textContent).toContain('2024-03-01');
  expect(card.textContent).toContain('95 / 100');
  expect(value.getAttribute('aria-describedby')).toBe(card.id);
  fireEvent.keyDown(value, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('stays while the pointer moves from the value onto the card', () => {
  render(<Provenance source={SOURCE}>42</Provenance>);
  const value = screen.getByRole('button');
  fireEvent.mouseEnter(value);
  act(() => void vi.runAllTimers());
  fireEvent.mouseLeave(value);
  fireEvent.mouseEnter(screen.getByRole('tooltip'));
  act(() => void vi.runAllTimers());
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  fireEvent.mouseLeave(screen.getByRole('tooltip'));
  act(() => void vi.runAllTimers());
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('opens the record on the very first press', () => {
  const open = vi.fn<() => void>();
  render(
    <Provenance source={SOURCE} onOpen={open}>
      42
    </Provenance>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(open).toHaveBeenCalledOnce();
});
