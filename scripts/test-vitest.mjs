import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runProgram } from './run-program.mjs';

/** Runs one project of vitest.config.ts and counts what its JSON report says. */
export const runVitestLayer = async ({ root, name, report }) => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runProgram(process.execPath, [vitest, 'run', '--project', name, ...reporters], {
    cwd: root,
    env: process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' },
  });
  const json = readReport(report);
  const files = json.testResults.map(({ name: path, startTime, endTime }) => ({
    path: relative(root, path),
    seconds: (endTime - startTime) / 1000,
  }));
  // A file that cannot be loaded holds no test that could fail, and neither does a fault outside of any test.
  const broken = json.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const counted = json.numFailedTests + broken.length;
  return {
    files,
    passed: json.numPassedTests,
    failed: code === 0 ? counted : Math.max(counted, 1),
    skipped: json.numPendingTests + json.numTodoTests,
  };
};

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { testResults: [], numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  }
};
