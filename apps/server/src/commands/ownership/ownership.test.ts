import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '@mingjian/database/launcher';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from '../../environment.ts';
import { run } from './index.ts';
import { writeJson } from './write-json.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mingjian-ownership-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command on a file with these rows: exit code, what it prints, what it says of refused rows. */
const ask = async (text: string, ...options: string[]) => {
  const file = join(folder, 'edges.csv');
  writeFileSync(file, text);
  const lines: string[] = [];
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  try {
    const code = await run({
      args: [file, ...options],
      print: (line) => void lines.push(line),
      openDb: () => Promise.reject(new Error('It needs no database.')),
      environment: parseEnvironment({}),
      signal: new AbortController().signal,
    });
    return { code, lines, refusals: said.mock.calls.map(([line]) => String(line)) };
  } finally {
    said.mockRestore();
  }
};

const CROSS = 'holder,owned,percent\nA,B,20\nB,A,10\nP,A,90\nQ,B,80\n';

describe('npm run ownership', () => {
  it('answers in one line of JSON with every list', async () => {
    const { code, lines, refusals } = await ask(CROSS, '--json');
    expect([code, lines.length, refusals]).toEqual([0, 1, []]);
    const report = JSON.parse(lines[0]!) as Record<string, readonly Record<string, unknown>[]>;
    expect(Object.keys(report)).toEqual([
      'integrated',
      'control',
      'closeLinks',
      'weakestLink',
      'undisclosed',
      'closedLoops',
      'beneficialOwners',
    ]);
    expect(report['integrated']).toHaveLength(6);
    expect(report['integrated']).toContainEqual({
      holder: 'P',
      owned: 'B',
      percent: expect.closeTo(18.3673469, 6),
    });
    expect(report['integrated']).toContainEqual({ holder: 'A', owned: 'B', percent: 20 });
    expect(report['control']).toEqual([
      { controller: 'P', controlled: 'A', votes: 90 },
      { controller: 'Q', controlled: 'B', votes: 80 },
    ]);
    expect(report['closeLinks']).toContainEqual({
      kind: 'direct',
      holder: 'A',
      owned: 'B',
      percent: 20,
      votes: 20,
    });
    expect(report['undisclosed']).toEqual([]);
    expect(report['beneficialOwners']).toMatchObject([
      { company: 'A', owner: 'P', test: '1_equity_25' },
      { company: 'B', owner: 'Q', test: '1_equity_25' },
    ]);
  });

  it('lowers the threshold, tells bands, closed loops and what is undisclosed', async () => {
    const text = 'holder,owned,percent,votes,low,high\nP,C,,,20,30\nA,B,100\nB,A,100\nA,D,60\n';
    const { lines } = await ask(text, '--threshold', '20', '--json');
    const report = JSON.parse(lines[0]!) as Record<string, readonly unknown[]>;
    expect(report['integrated']).toContainEqual({ holder: 'P', owned: 'C', percent: 25, low: 20, high: 30 });
    expect(report['closedLoops']).toEqual([['A', 'B']]);
    expect(report['undisclosed']).toEqual([
      { company: 'A', percent: 100, circular: 100 },
      { company: 'B', percent: 100, circular: 100 },
      { company: 'C', percent: 75 },
      { company: 'D', percent: 100, circular: 60 },
    ]);
    const cross = JSON.parse((await ask(CROSS, '--threshold', '18', '--json')).lines[0]!) as typeof report;
    expect(cross['beneficialOwners']).toHaveLength(3);
  });

  it('answers for the rows that are right, says why the others are not, and ends with 1', async () => {
    const { code, lines, refusals } = await ask(`${CROSS}X,A,much\n`, '--json');
    expect(code).toBe(1);
    expect(refusals[0]).toContain('Row 6: "percent" is "much", which is not a number');
    expect(refusals[1]).toContain('第6行');
    expect(JSON.parse(lines[0]!)).toMatchObject({ refused: [{ row: 6 }] });
  });

  it('is readable without --json', async () => {
    const { lines } = await ask(CROSS);
    expect(lines[0]).toBe('4 holdings read, 0 refused. / 已读取4条持股关系，拒绝0条。');
    expect(lines).toContain('  Q  B  81.6327 %');
    const many = Array.from({ length: 40 }, (_, at) => `P,C${at},50`).join('\n');
    const long = await ask(`holder,owned,percent\n${many}\n`);
    expect(long.lines.join('\n')).toContain('... 10 more, with --json / 其余10条见 --json');
  });

  it.each([
    ['', [], 'The file is empty.\n文件为空。'],
    ['a,b\n1,2\n', [], 'lacks "holder" and "owned" and "percent"'],
    ['holder,owned,percent\nP,A,x\n', [], 'No row can be used.'],
    [CROSS, ['--threshold', '0'], '--threshold must be a number above 0'],
    [CROSS, ['--threshold', 'x'], '应为大于0且不超过100的数字'],
    [CROSS, ['--fast'], 'Usage: npm run --silent ownership'],
    [CROSS, ['more.csv'], 'one file only'],
  ])('prints nothing and refuses %j with %j', async (text, options, words) => {
    const refused = ask(text, ...options);
    await expect(refused).rejects.toThrow(OperatorError);
    await expect(refused).rejects.toThrow(words);
  });

  it('tells how it is called, in both languages', async () => {
    const { code, lines } = await ask(CROSS, '--help');
    expect(code).toBe(0);
    expect(lines.join('\n')).toMatch(/Usage: npm run .*--threshold[^]*用法/);
  });

  it('reads Chinese names, quotation marks, a byte order mark and columns in any order', async () => {
    const text =
      '\uFEFFpercent,"owned",holder\r\n60%,"甲公司, 有限",张三\r\n"40","甲公司, 有限","李""四"\r\n';
    const { lines } = await ask(text, '--json');
    expect((JSON.parse(lines.join('\n')) as { integrated: unknown }).integrated).toEqual([
      { holder: '张三', owned: '甲公司, 有限', percent: 60 },
      { holder: '李"四', owned: '甲公司, 有限', percent: 40 },
    ]);
  });

  it('adds up rows that say the same twice, and tells bands for every pair', async () => {
    const { lines } = await ask(
      'holder,owned,percent,low,high\nP,A,30,,\nP,A,30,,\nA,B,50,40,60\n',
      '--json',
    );
    expect((JSON.parse(lines.join('\n')) as { integrated: unknown }).integrated).toEqual([
      { holder: 'P', owned: 'A', percent: 60, low: 60, high: 60 },
      { holder: 'P', owned: 'B', percent: 30, low: 24, high: 36 },
      { holder: 'A', owned: 'B', percent: 50, low: 40, high: 60 },
    ]);
  });

  it('refuses a file that is not there', async () => {
    const context = { openDb: () => Promise.reject(new Error()), environment: parseEnvironment({}) };
    const signal = new AbortController().signal;
    const missing = run({ ...context, args: [join(folder, 'none.csv')], print: () => undefined, signal });
    await expect(missing).rejects.toThrow('ENOENT');
  });
});

it('cuts long JSON between elements only', () => {
  const element = { text: 'x'.repeat(1_500_000) };
  const pieces = [...writeJson({ first: [element, element, element, element], second: [] })];
  expect(pieces.length).toBeGreaterThan(1);
  expect(JSON.parse(pieces.join('\n'))).toEqual({ first: [element, element, element, element], second: [] });
});
