import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CallFailure } from '../api/call-failure.ts';
import { changeLanguage, loadTexts, startTexts } from '../i18n/index.ts';
import { ErrorState, NoData } from './states.tsx';

beforeAll(async () => {
  await startTexts();
  await loadTexts('common');
});
afterEach(async () => {
  cleanup();
  await changeLanguage('en');
});

it('the no-data placeholder says that data are not available, in both languages', async () => {
  const { unmount } = render(<NoData />);
  expect(screen.getByText('data not available')).toBeTruthy();
  unmount();
  await changeLanguage('cn');
  render(<NoData />);
  expect(screen.getByText('暂无数据')).toBeTruthy();
});

it('a call that failed says the sentence of its failure and can be tried again', () => {
  const retry = vi.fn<() => void>();
  render(<ErrorState error={new CallFailure('x', { en: 'It broke', cn: '出错了' })} onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('It broke');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
