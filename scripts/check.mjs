// `.ci/run`: `npm test`, then everything else that must hold before a change lands. Each check counts as one.
import { dirname, join } from 'node:path';
import { runProgram } from './run-program.mjs';

const root = dirname(import.meta.dirname);
const bin = (name) => join(root, 'node_modules/.bin', name);

const CHECKS = [
  { name: 'lint', program: bin('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', program: bin('oxfmt'), args: ['--check'] },
  { name: 'types', program: bin('tsc'), args: ['-p', '.'] },
  { name: 'types of the web app', program: bin('tsc'), args: ['-p', 'apps/web'] },
  { name: 'size of the web app', program: process.execPath, args: ['apps/web/scripts/measure-bundle.mjs'] },
  { name: 'dead code and undeclared packages', program: bin('knip'), args: [] },
];

const started = performance.now();
const tests = await runProgram('npm', ['test'], { cwd: root });
const counts = /(\d+) passed, (\d+) failed\s*$/.exec(tests.output);
let passed = Number(counts?.[1] ?? 0);
let failed = Number(counts?.[2] ?? 0);
// Tests that ended without their line, or with another code than it says, have failed whatever they printed.
if (!counts || (tests.code !== 0 && failed === 0)) failed += 1;

for (const { name, program, args } of CHECKS) {
  const begun = performance.now();
  const { code, output } = await runProgram(program, args, { cwd: root, show: false });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\n--- ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  if (code === 0) passed += 1;
  else {
    failed += 1;
    console.log(output.trim());
  }
}

console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
