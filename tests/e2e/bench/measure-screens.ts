/// <reference lib="dom" />
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { openSession, productAddress } from '../support/api.ts';
import { listCompanies } from '../support/companies.ts';
import { CHROMIUM_ARGUMENTS, extractChromium } from '../support/extract-chromium.ts';
import startProduct from '../support/start-product.ts';
import { measureOpening, measureSwitch } from './measure-page.ts';
import type { Opening } from './measure-page.ts';

const LCP_BAR_MS = 1000;
const SWITCH_BAR_MS = 150;
const COMPANIES = 12;
const WARM_UP = 2;
const VIEWPORT = { width: 1440, height: 900 };

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

const line = (label: string, values: readonly number[], bar?: number): boolean => {
  const held = bar === undefined || at(values, 0.95) <= bar;
  const verdict = bar === undefined ? '' : `  bar ${bar} ms at p95: ${held ? 'held' : 'MISSED'}`;
  const cells = [0.5, 0.95].map((share) => at(values, share).toFixed(0).padStart(7)).join('');
  console.log(`${label.padEnd(44)}${cells}${String(values.length).padStart(6)}${verdict}`);
  return held;
};

const openPage = async (token: string) => {
  const { executablePath, env } = extractChromium();
  const browser = await chromium.launch({ executablePath, env, args: [...CHROMIUM_ARGUMENTS] });
  const context = await browser.newContext({ viewport: VIEWPORT, timezoneId: 'Asia/Shanghai' });
  await context.addInitScript((text) => sessionStorage.setItem('token', text), token);
  return { browser, page: await context.newPage() };
};

const addressOf = (screen: string, companyId: number): string =>
  `${productAddress()}/system/credit/${screen}?companyId=${companyId}`;

/** Every module of the business screen, then the overview and back. */
const measureSwitches = async (page: Page, companyId: number) => {
  await measureOpening(page, addressOf('business', companyId));
  const modules = await page.locator('nav[aria-label="Modules"] > ul > li > a').count();
  const ofModules: number[] = [];
  for (let module = 1; module <= modules; module += 1)
    ofModules.push(
      await measureSwitch(
        page,
        `nav[aria-label="Modules"] > ul > li:nth-child(${(module % modules) + 1}) > a`,
      ),
    );
  const ofScreens = [
    await measureSwitch(page, 'a[href^="/system/credit/profile?"]'),
    await measureSwitch(page, 'a[href^="/system/credit/business?"]'),
  ];
  return { ofModules, ofScreens };
};

const measure = async (): Promise<boolean> => {
  const token = await openSession('analyst');
  const companies = (await listCompanies(token)).slice(0, WARM_UP + COMPANIES);
  const { browser, page } = await openPage(token);
  const bare: Opening[] = [];
  const openings: Opening[] = [];
  const modules: number[] = [];
  const screens: number[] = [];
  try {
    for (const [index, { companyId }] of companies.entries()) {
      const landing = await measureOpening(page, `${productAddress()}/dashboard`);
      const opening = await measureOpening(page, addressOf('profile', companyId));
      const { ofModules, ofScreens } = await measureSwitches(page, companyId);
      if (index < WARM_UP) continue;
      bare.push(landing);
      openings.push(opening);
      modules.push(...ofModules);
      screens.push(...ofScreens);
    }
  } finally {
    await browser.close();
  }
  console.log(`${'milliseconds'.padEnd(44)}    p50    p95     n`);
  line(
    'public landing page, largest paint (yardstick)',
    bare.map(({ largestPaint }) => largestPaint),
  );
  const held = [
    line(
      'company overview, largest paint',
      openings.map(({ largestPaint }) => largestPaint),
      LCP_BAR_MS,
    ),
    line(
      'company overview, last call answered and shown',
      openings.map(({ settled }) => settled),
      LCP_BAR_MS,
    ),
    line('from module to module, shown with its rows', modules, SWITCH_BAR_MS),
    line('from overview to business and back', screens, SWITCH_BAR_MS),
  ];
  return held.every(Boolean);
};

/** How soon the screens of a company are there, in a browser on this machine against a warm server with the demo market. */
const stop = await startProduct();
try {
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  await stop();
}
