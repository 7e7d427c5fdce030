import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tryLock, unlock, updateLock, withLock } from './file-lock.ts';
import { findProcess } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'mingjian-lock-'));
const lock = join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));

test('the living holder is named, with what it wrote', () => {
  expect(tryLock(lock, { command: 'npm start' })).toBeUndefined();
  updateLock(lock, { command: 'npm start', url: 'postgresql://here' });
  expect(tryLock(lock, { command: 'npm start' })).toMatchObject({
    pid: process.pid,
    command: 'npm start',
    url: 'postgresql://here',
  });
  unlock(lock);
});

test.each([
  ['names a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' })],
  ['names a process whose number was given away again', JSON.stringify({ pid: process.pid, startedAt: '1' })],
  ['was cut off while written', '{"pid":'],
])('a lock that %s is taken over', (_, content) => {
  writeFileSync(lock, content);
  expect(tryLock(lock, {})).toBeUndefined();
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual(findProcess(process.pid));
  unlock(lock);
});

test('two steps under one lock follow one another', async () => {
  const steps: string[] = [];
  const step = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    steps.push(`${name} ends`);
  };
  await Promise.all([withLock(lock, step('a')), withLock(lock, step('b'))]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
