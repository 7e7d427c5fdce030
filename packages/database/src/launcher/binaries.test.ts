import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareBinaries } from './binaries.ts';

const folder = mkdtempSync(join(tmpdir(), 'mingjian-binaries-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('library links and the right to run, which npm leaves out without install scripts, are made again', () => {
  for (const part of ['bin', 'lib']) mkdirSync(join(folder, 'native', part), { recursive: true });
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    writeFileSync(join(folder, 'native/bin', name), '');
    chmodSync(join(folder, 'native/bin', name), 0o644);
  }
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'library');
  writeFileSync(
    join(folder, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
  prepareBinaries(folder);
  prepareBinaries(folder);
  expect(lstatSync(join(folder, 'native/lib/libpq.so.5')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('library');
  expect(statSync(join(folder, 'native/bin/postgres')).mode & 0o111).toBe(0o111);
});
