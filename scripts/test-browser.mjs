import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.mjs';

/** Runs the Playwright tests and counts what their JSON report says; a flaky test has failed. */
export const runBrowserLayer = async ({ root, report, areScreens }) => {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [playwright, 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json'];
  const { code } = await runProgram(process.execPath, args, {
    cwd: root,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(areScreens && { MINGJIAN_ALL_SCREENS: '1' }) },
  });
  const { stats, suites } = readReport(report);
  const failed = stats.unexpected + stats.flaky;
  return {
    files: suites.map((suite) => ({ path: `tests/e2e/${suite.file}`, seconds: sumSeconds(suite) })),
    passed: stats.expected,
    failed: code === 0 ? failed : Math.max(failed, 1),
    skipped: stats.skipped,
  };
};

const sumSeconds = (suite) => {
  const own = (suite.specs ?? []).flatMap((spec) => spec.tests.flatMap((test) => test.results));
  const inner = (suite.suites ?? []).reduce((total, each) => total + sumSeconds(each), 0);
  return own.reduce((total, result) => total + result.duration / 1000, inner);
};

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };
  }
};
