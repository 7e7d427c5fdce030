import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compressFiles } from './compress-files.ts';

/** Every browser we serve reads woff2; the older copies would double the size of the build. */
const dropOldFontFormat = (): Plugin => ({
  name: 'drop-old-font-format',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@fontsource') || !id.endsWith('.css')) return null;
    return code.replaceAll(/,\s*url\([^)]+\.woff\)\s*format\(['"]woff['"]\)/g, '');
  },
});

const apiAddress = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  plugins: [dropOldFontFormat(), react(), compressFiles()],
  server: { port: 5173, proxy: { '/api': apiAddress, '/models': apiAddress } },
  build: {
    manifest: true,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
