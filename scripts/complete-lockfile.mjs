// `node scripts/complete-lockfile.mjs`, after an `npm install` that changed package-lock.json.
//
// npm leaves out of the lock file what it could not find while it was written: the packages for other platforms
// of a tool whose newest version a registry mirror holds in part. `npm ci` then refuses the file everywhere. Such
// entries are added from the name, which says the platform; npm fetches them only on that platform.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const file = join(dirname(import.meta.dirname), 'package-lock.json');
const PLATFORM =
  /(?:^|[-/])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)(?:-(\w+))?$/;

/** Optional packages that a package of the lock names and the lock does not hold. */
export const listMissing = (packages) =>
  Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isHeld(packages, path, name))
      .map(([name, version]) => ({ name, version, isDev: entry.dev === true })),
  );

/** npm looks for a package in the folder of the one that names it, then upwards. */
const isHeld = (packages, path, name) => {
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (base === '' || !base.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`]);
  }
};

const makeEntry = ({ name, version, isDev }) => {
  const [, os, cpu, abi] = PLATFORM.exec(name) ?? [];
  if (!os || !/^\d/.test(version)) throw new Error(`${name}@${version} is missing and names no platform.`);
  return {
    version,
    cpu: [cpu],
    ...(isDev && { dev: true }),
    ...(os === 'linux' && /^(gnu|musl)$/.test(abi ?? '') && { libc: [abi === 'gnu' ? 'glibc' : 'musl'] }),
    optional: true,
    os: [os],
  };
};

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = listMissing(lock.packages);
  for (const each of missing) lock.packages[`node_modules/${each.name}`] = makeEntry(each);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} packages of other platforms added to package-lock.json.`);
}
