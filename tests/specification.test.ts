import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Line {
  readonly number: string;
  readonly item: string;
  readonly heldBy: string;
  readonly test: string;
}

/** `| 5.3 | what the specification says | file that holds it | test file > title of the test |`, or `open` in the last two. */
const parseLines = (markdown: string): readonly Line[] =>
  markdown
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
    .map(([number = '', item = '', heldBy = '', testName = '']) => ({
      number,
      item,
      heldBy,
      test: testName,
    }));

const LINES = parseLines(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'));

const readTest = (path: string): string | null => {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

const findFault = ({ heldBy, test: name }: Line): string | null => {
  if (heldBy === 'open' || name === 'open')
    return heldBy === name ? null : 'open in one column and not in the other';
  const missing = heldBy.split(', ').find((file) => !existsSync(join(ROOT, file)));
  if (missing !== undefined) return `${missing} does not exist`;
  const [path = '', title = ''] = name.split(' > ');
  const text = readTest(path);
  if (text === null) return `${path} does not exist`;
  if (title === '') return `names no test of ${path}`;
  return text.includes(title) ? null : `${path} has no test "${title}"`;
};

test('every line names a file and a test that exist, or is open', () => {
  const faults = LINES.map((line) => ({ line: `${line.number} ${line.item}`, fault: findFault(line) }));
  expect(faults.filter(({ fault }) => fault !== null)).toEqual([]);
});

test('no line of the specification stands twice', () => {
  const numbers = LINES.map((line) => line.number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(200);
});

test('a line that names a test that does not exist is a fault', () => {
  // Put together here, so that this file does not hold the title itself.
  const title = ['a story', 'nobody wrote'].join(' ');
  const [line] = parseLines(
    `| 1.1 | an item | docs/specification.md | tests/specification.test.ts > ${title} |`,
  );
  expect(line && findFault(line)).toContain('has no test');
});
