import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Sentence } from './sentence.mjs';

/** The first version that runs TypeScript by stripping types without a warning. */
const WANTED = [24, 3];

/** This Node when it is new enough, otherwise the one that npm installed for this platform. */
export const findNode = (root) => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1])) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : join('bin', 'node');
  const bundled = join(root, 'node_modules', `node-${platform}-${process.arch}`, program);
  if (existsSync(bundled)) return bundled;
  throw new Sentence(
    `Mingjian needs Node ${WANTED.join('.')} or newer; this is Node ${process.versions.node}, and npm brings no newer one ` +
      `for ${process.platform}-${process.arch}. Install Node 24 from https://nodejs.org and start again.`,
  );
};
