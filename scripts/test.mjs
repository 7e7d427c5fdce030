// `npm test`: every layer one after the other, minutes per layer, and at the end one line `N passed, N failed`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runBrowserLayer } from './test-browser.mjs';
import { runVitestLayer } from './test-vitest.mjs';

/** A longer file keeps one of two processors busy while the other waits. */
const LONGEST_FILE_SECONDS = 20;

const root = dirname(import.meta.dirname);
const areScreens = process.argv.includes('--screens');
const reports = mkdtempSync(join(tmpdir(), 'mingjian-reports-'));

const LAYERS = [
  { name: 'unit', run: runVitestLayer },
  { name: 'database', run: runVitestLayer },
  { name: 'web', run: runVitestLayer },
  { name: 'browser', run: runBrowserLayer },
];

const results = [];
for (const { name, run } of areScreens ? LAYERS.slice(-1) : LAYERS) {
  const started = performance.now();
  console.log(`\n--- ${name} tests`);
  const result = await run({ root, name, report: join(reports, `${name}.json`), areScreens });
  // Told, not failed: how long a file takes depends on what else the machine does.
  const slow = result.files.filter((file) => file.seconds > LONGEST_FILE_SECONDS);
  for (const { path, seconds } of slow) {
    console.log(
      `${path} took ${seconds.toFixed(1)} s; a test file should take ${LONGEST_FILE_SECONDS} s at most.`,
    );
  }
  const minutes = (performance.now() - started) / 60_000;
  results.push({ name, ...result, minutes });
}
rmSync(reports, { recursive: true, force: true });

const sum = (field) => results.reduce((total, result) => total + result[field], 0);
const row = (cells) =>
  cells.map((cell, index) => String(cell)[index === 0 ? 'padEnd' : 'padStart'](10)).join('');
console.log(`\n${row(['layer', 'passed', 'failed', 'skipped', 'minutes'])}`);
for (const { name, passed, failed, skipped, minutes } of results) {
  console.log(row([name, passed, failed, skipped, minutes.toFixed(2)]));
}
console.log(row(['all', sum('passed'), sum('failed'), sum('skipped'), sum('minutes').toFixed(2)]));
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
