import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|html)$/;
/** Below this, a compressed file saves nothing that a packet would not have carried anyway. */
const SMALLEST_BYTES = 1_000;
/** The best that still takes a second for the whole build; 11 takes ten times as long for 5 % less. */
const BROTLI_QUALITY = 9;

const compress = (file: string): void => {
  const content = readFileSync(file);
  if (content.length < SMALLEST_BYTES) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
};

/** Compresses the built files once, so that the server only has to send them. */
export const compressFiles = (): Plugin => {
  let folder = '';
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const name of names) if (TEXT.test(name)) compress(join(folder, name));
    },
  };
};
