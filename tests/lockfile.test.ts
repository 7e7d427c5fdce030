import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listMissing } from '../scripts/complete-lockfile.mjs';

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, object>;
};

test('the lock file holds every platform of every package, without which npm ci refuses it', () => {
  expect(listMissing(lock.packages)).toEqual([]);
});

test('it records no download addresses', () => {
  expect(JSON.stringify(lock)).not.toMatch(/"resolved":"https?:/);
});

test('a package that the lock file lost is named', () => {
  const packages = {
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/darwin-x64': '1.0.0' },
    },
    'node_modules/tool/node_modules/@tool/linux-x64': { version: '1.0.0' },
  };
  expect(listMissing(packages)).toEqual([{ name: '@tool/darwin-x64', version: '1.0.0', isDev: true }]);
});
