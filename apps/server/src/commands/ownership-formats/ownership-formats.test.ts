import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { OperatorError } from '@mingjian/database/launcher';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from '../../environment.ts';
import { run } from './index.ts';

const FIXTURES = resolve(import.meta.dirname, '../../../../../packages/importers/fixtures');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mingjian-formats-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const convert = async (...args: string[]) => {
  const lines: string[] = [];
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  try {
    const code = await run({
      args: ['convert', ...args],
      print: (line) => void lines.push(line),
      openDb: () => Promise.reject(new Error('It needs no database.')),
      environment: parseEnvironment({}),
      signal: new AbortController().signal,
    });
    return { code, text: lines.join('\n'), told: said.mock.calls.map(([line]) => String(line)) };
  } finally {
    said.mockRestore();
  }
};

const save = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const DAY = ['--date', '2026-01-01'];

describe('npm run ownership-formats', () => {
  it('takes a file of edges through both formats and back', async () => {
    const edges = 'holder,owned,percent,votes,low,high\nA,B,60,70,,\nB,C,30,,20,40\n';
    const bods = join(folder, 'edges.bods.json');
    await convert(save('edges.csv', edges), '--from', 'csv', '--to', 'bods', '--out', bods, ...DAY);
    const ftm = await convert(bods, '--from', 'bods', '--to', 'ftm', ...DAY);
    const again = await convert(save('edges.jsonl', ftm.text), '--from', 'ftm', '--to', 'csv', ...DAY);
    expect(again).toMatchObject({ code: 0, told: [] });
    expect(again.text.split('\n').toSorted()).toEqual(edges.trim().split('\n').toSorted());
  });

  it('writes the same bytes for the same file and day', async () => {
    const file = join(FIXTURES, 'ok/bods.json');
    const [first, second] = [join(folder, '1.json'), join(folder, '2.json')];
    for (const out of [first, second])
      await convert(file, '--from', 'bods', '--to', 'bods', '--out', out, ...DAY);
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
  });

  it('leaves out what a format cannot carry, and says so', async () => {
    const { code, told } = await convert(join(FIXTURES, 'ok/bods.json'), '--from', 'bods', '--to', 'ftm');
    expect(code).toBe(0);
    expect(told).toEqual([
      expect.stringContaining('interests[appointmentOfBoard] ×1, interests[indirect shareholding] ×1'),
      expect.stringContaining('1 links have no place in this format'),
    ]);
  });

  it('tells each refused statement in both languages and converts the rest', async () => {
    const file = join(FIXTURES, 'not-ok/bods-wrong.jsonl');
    const { code, text, told } = await convert(file, '--from', 'bods', '--to', 'csv');
    expect(code).toBe(1);
    expect(told).toHaveLength(10);
    expect(told[0]).toContain('version 0.4 is read here');
    expect(told[1]).toContain('第2条');
    expect(text).toBe('holder,owned,percent,votes,low,high\n示例竹影投资有限公司,示例松涛科技有限公司,40,,,');
  });

  it.each([
    [['x.json'], '--from must be'],
    [['x.json', '--from', 'bods', '--to', 'xml'], '--to must be'],
    [['x.json', '--from', 'bods', '--to', 'ftm', '--date', '2026-02-30'], '--date must be a day'],
    [['x.json', '--from', 'bods', '--to', 'bods', '--license', 'free'], 'address of a licence'],
    [['absent.json', '--from', 'bods', '--to', 'ftm'], 'There is no file'],
    [['absent.csv', '--from', 'csv', '--to', 'ftm'], 'There is no file'],
    [[], 'Name one file'],
  ])('refuses %j', async (args, words) => {
    await expect(convert(...args)).rejects.toThrow(OperatorError);
    await expect(convert(...args)).rejects.toThrow(words);
  });
});
