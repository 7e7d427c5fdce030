import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Runs the lint rules on one planted file at a place of the tree; a copy, so that the tree stays clean. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'mingjian-architecture-'));
  cpSync(join(ROOT, '.oxlintrc.json'), join(copy, '.oxlintrc.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const lint = (files: Record<string, string>): string => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  try {
    return execFileSync(join(ROOT, 'node_modules/.bin/oxlint'), [...Object.keys(files), '--format=unix'], {
      cwd: copy,
      encoding: 'utf8',
    });
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  } finally {
    for (const path of Object.keys(files)) rmSync(join(copy, path));
  }
};

const importing = (from: string): string =>
  `import { thing } from '${from}';\n\nexport const used = thing;\n`;

describe('a planted violation of the layers is caught', () => {
  test.each([
    ['domain reaches the database', 'packages/domain/src/ratings/planted.ts', '@mingjian/database/records'],
    ['domain reaches the platform', 'packages/domain/src/ratings/planted.ts', 'node:fs'],
    ['contract reaches the database', 'packages/contract/src/wire/planted.ts', '@mingjian/database/records'],
    ['database reaches the contract', 'packages/database/src/records/planted.ts', '@mingjian/contract/wire'],
    [
      'an importer reaches the demo market',
      'packages/importers/src/x/planted.ts',
      '@mingjian/demo-market/market',
    ],
    [
      'the demo market sees its judge',
      'packages/demo-market/src/market/planted.ts',
      '@mingjian/domain/ratings',
    ],
    [
      'a server feature reaches an importer',
      'apps/server/src/search/planted.ts',
      '@mingjian/importers/register',
    ],
    ['the web reaches the database', 'apps/web/src/features/planted.ts', '@mingjian/database/records'],
    [
      'a deep import passes the door',
      'apps/server/src/search/planted.ts',
      '@mingjian/domain/src/ratings/scale.ts',
    ],
  ])('%s', (_, path, from) => {
    expect(lint({ [path]: importing(from) })).toContain('no-restricted-imports');
  });

  test('two files that import each other', () => {
    const files = {
      'packages/domain/src/x/a.ts': `import { b } from './b.ts';\n\nexport const a = (): number => b();\n`,
      'packages/domain/src/x/b.ts': `import { a } from './a.ts';\n\nexport const b = (): number => a();\n`,
    };
    expect(lint(files)).toContain('no-cycle');
  });

  test('and what is allowed passes', () => {
    const allowed = {
      'apps/server/src/commands/planted.ts': importing('@mingjian/importers/register'),
      'packages/database/src/records/planted.ts': importing('@mingjian/domain/records'),
    };
    expect(lint(allowed)).not.toContain('no-restricted-imports');
  });
});

test('a package is entered by its doors only', async () => {
  const deep = '@mingjian/domain/src/records/record.ts';
  await expect(import(/* @vite-ignore */ deep)).rejects.toThrow(/Cannot find|not exported/);
});

const WORKSPACES = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(ROOT, group)).map((name) => join(group, name)),
);

const listSources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(ROOT, folder, path));

test.each(WORKSPACES)('%s declares every workspace that it imports', (workspace) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8')) as {
    name: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const declared = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.devDependencies ?? {}),
  ]);
  const imported = listSources(join(workspace, 'src')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(@mingjian\/[a-z-]+)/g)].map((match) => match[1]),
  );
  expect(imported.filter((name) => name !== undefined && !declared.has(name))).toEqual([]);
});

const FEATURE_FOLDERS = [
  'packages/contract/src',
  'packages/database/src',
  'packages/domain/src',
  'apps/server/src',
  'apps/web/src/features',
];

test('every feature folder has its word in the glossary', () => {
  const glossary = readFileSync(join(ROOT, 'GLOSSARY.md'), 'utf8');
  const folders = FEATURE_FOLDERS.flatMap((parent) =>
    readdirSync(join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name),
  );
  const missing = [...new Set(folders)].filter((folder) => !glossary.includes(`\`${folder}\``));
  expect(missing).toEqual([]);
});

test('no source file is longer than 250 lines, tests and data apart', () => {
  const tooLong = WORKSPACES.map((workspace) => join(workspace, 'src'))
    .flatMap(listSources)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file.slice(ROOT.length + 1), readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => !text.startsWith('// data'))
    .filter(
      ([path]) => !/\/(dictionary\/modules|divisions|division-areas|industry|industry-classes)\//.test(path),
    )
    .filter(([, text]) => text.split('\n').length > 251)
    .map(([path]) => path);
  expect(tooLong).toEqual([]);
});
