import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, extractChromium } from './support/extract-chromium.ts';

/** `npm run test:screens`: every look of every screen, and nothing else. */
const areAllLooks = process.env['MINGJIAN_ALL_SCREENS'] === '1';
const EVERY_DAY = /screens\/\w+\/(en-light-1440|cn-dark-1440)\.spec\.ts/;

const { executablePath, env } = extractChromium();

export default defineConfig({
  testDir: '.',
  testMatch: areAllLooks ? /screens\/.*\.spec\.ts/ : [/e2e\/[^/]*\.spec\.ts/, EVERY_DAY],
  globalSetup: './support/start-product.ts',
  outputDir: './test-results',
  timeout: 20_000,
  expect: { timeout: 5_000 },
  // Two processors, one of which serves the product.
  workers: 2,
  reporter: 'list',
  use: {
    launchOptions: { executablePath, env, args: [...CHROMIUM_ARGUMENTS] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    trace: 'off',
  },
});
