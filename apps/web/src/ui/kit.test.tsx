import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage, loadTexts, startTexts } from '../i18n/index.ts';
import { ClassBadge } from './class-badge.tsx';
import { CompanyName } from './company-name.tsx';
import { Figure } from './figure.tsx';

beforeAll(async () => {
  await startTexts();
  await loadTexts('common');
});
afterEach(async () => {
  cleanup();
  await changeLanguage('en');
});

describe('a figure', () => {
  it('has separators, two decimals and its unit', () => {
    const { container } = render(<Figure value="1234567.891" unit="CNY" />);
    expect(container.textContent).toBe('1,234,567.89 CNY');
  });

  it('is written in thousand yuan where a table says so', () => {
    const { container } = render(<Figure value="-1234567.89" isThousandYuan />);
    expect(container.textContent).toBe('\u22121,234.57');
  });

  it('that is missing says why and never shows a zero', () => {
    const { container } = render(<Figure value={null} missing="not_covered" />);
    expect(container.textContent).toBe('Not covered');
  });

  it('that is missing in a table is a dash whose reason can be heard', () => {
    render(<Figure value={null} missing="withheld" isShort />);
    expect(screen.getByTitle('Withheld: not part of your plan').textContent).toContain('—');
  });

  it('of zero is a zero, not a missing value', () => {
    const { container } = render(<Figure value="0" />);
    expect(container.textContent).toBe('0.00');
  });
});

describe('the name of a company', () => {
  const show = () =>
    render(
      <MemoryRouter>
        <CompanyName name="明鉴测试有限公司" nameEn="Mingjian Test Co., Ltd." companyId={7} isSynthetic />
      </MemoryRouter>,
    );

  it('is the English one first, with the Chinese original beside it', () => {
    const { container } = show();
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('Mingjian Test Co., Ltd.');
    expect(link.getAttribute('href')).toBe('/system/credit/profile?companyId=7');
    expect(container.querySelector('[lang="zh-CN"]')?.textContent).toBe('明鉴测试有限公司');
  });

  it('is the Chinese one first for a Chinese reader', async () => {
    await changeLanguage('cn');
    show();
    expect(screen.getByRole('link').textContent).toBe('明鉴测试有限公司');
  });

  it('carries the mark of an invented company', () => {
    show();
    expect(screen.getByText('Synthetic')).toBeTruthy();
  });
});

describe('a rating class', () => {
  it.each([
    ['3A1', '1'],
    ['3A7', '2'],
    ['3A8', '3'],
    ['3A19', '6'],
  ])('%s has the colour of band %s', (ratingClass, band) => {
    render(<ClassBadge ratingClass={ratingClass} />);
    expect(screen.getByText(ratingClass).parentElement?.dataset['band']).toBe(band);
  });

  it('that is missing reads "Not rated"', () => {
    const { container } = render(<ClassBadge ratingClass={null} />);
    expect(container.textContent).toBe('Not rated');
  });
});
