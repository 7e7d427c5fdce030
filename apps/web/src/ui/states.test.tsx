import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CallFailure, failureOfCode } from '../api/call-failure.ts';
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

it('a feature that is not activated names the package to add and the plans that hold it', async () => {
  const opening = {
    feature: 'rating-verification',
    plans: [
      { code: 'standard', en: 'Standard', cn: '标准版' },
      { code: 'premium', en: 'Premium Plus', cn: '尊享版' },
    ],
    packages: [{ code: 'A', en: 'Package A', cn: '套餐A' }],
  };
  const error = failureOfCode('feature-not-activated', '', opening);
  const { unmount } = render(<ErrorState error={error} onRetry={() => undefined} />);
  const words = screen.getByRole('alert').textContent;
  expect(words).toContain('feature not activated');
  expect(words).toContain('Add Package A to use it.');
  expect(words).toContain('It is part of the plans Standard, Premium Plus.');
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await changeLanguage('cn');
  render(<ErrorState error={error} />);
  expect(screen.getByRole('alert').textContent).toContain('加购套餐A即可使用。标准版、尊享版已包含此功能。');
});
