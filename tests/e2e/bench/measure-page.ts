/// <reference lib="dom" />
import type { Page } from 'playwright-core';

export interface Opening {
  /** Milliseconds from the start of the navigation to the largest contentful paint. */
  readonly largestPaint: number;
  /** To the paint in which nothing on the screen waits any more. */
  readonly settled: number;
}

/** Run in the page: the time of the frame from which on the link is the current one and nothing in sight is loading. */
const whenSettled = (link: string): Promise<number> =>
  new Promise((resolve) => {
    const STEADY_FRAMES = 12;
    let since = 0;
    let steady = 0;
    const isWaiting = (): boolean =>
      !document.querySelector('main h1') ||
      (link !== '' && !document.querySelector(`:is(${link})[aria-current]`)) ||
      [...document.querySelectorAll('main [role=status], main [aria-busy=true]')].some((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < innerHeight;
      });
    const look = (): void => {
      if (isWaiting()) steady = 0;
      else {
        if (steady === 0) since = performance.now();
        steady += 1;
      }
      if (steady > STEADY_FRAMES) resolve(since);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const largestPaint = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

export const measureOpening = async (page: Page, address: string): Promise<Opening> => {
  await page.goto(address, { waitUntil: 'commit' });
  const settled = await page.evaluate(whenSettled, '');
  await page.waitForLoadState('networkidle');
  return { settled, largestPaint: await page.evaluate(largestPaint) };
};

/** Presses a link in the page and waits until what it leads to is shown; the press itself is part of the time. */
export const measureSwitch = async (page: Page, link: string): Promise<number> => {
  await page.waitForLoadState('networkidle');
  const pressed = await page.evaluate((selector) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`no ${selector}`);
    const start = performance.now();
    element.click();
    return start;
  }, link);
  return (await page.evaluate(whenSettled, link)) - pressed;
};
