import { defineConfig } from 'vitest/config';

const SOURCES = ['packages/*/src/**', 'apps/*/src/**', 'tests'];
const DATABASE_TESTS = SOURCES.map((folder) => `${folder}/*.db.test.ts`);

/** Three layers: `unit` needs nothing, `database` (*.db.test.ts) a database, `web` (*.test.tsx) a document. */
export default defineConfig({
  test: {
    // Two processors are what a small server has; more workers only wait for one another.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: SOURCES.map((folder) => `${folder}/*.test.ts`),
          exclude: [...DATABASE_TESTS, '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'database',
          include: DATABASE_TESTS,
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
          setupFiles: ['packages/database/src/testing/after-file.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/testing/stub-browser.ts', 'apps/web/src/testing/wait-for-screens.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
