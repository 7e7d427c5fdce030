import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '@mingjian/database/connection';
import type { Database } from '@mingjian/database/connection';
import { ownDatabase } from '@mingjian/database/launcher';
import { migrate } from '@mingjian/database/migrations';
import { seedSources } from '@mingjian/database/records';
import type { Command } from '../command.ts';

const DEFAULT_COMPANIES = '20000';

/** @returns whether every bar is held */
type Measure = (db: Database, companies: number, print: (line: string) => void) => Promise<boolean>;

/** A benchmark that takes `--companies N` and measures in a cluster of its own, which goes when it is done. */
export const onOwnDatabase =
  (name: string, measure: Measure): Command =>
  async ({ args, print }) => {
    const { values } = parseArgs({
      args: [...args],
      options: { companies: { type: 'string', default: DEFAULT_COMPANIES } },
    });
    const folder = await mkdtemp(join(tmpdir(), `mingjian-bench-${name}-`));
    try {
      const database = await ownDatabase({ dataDir: folder, command: 'npm run bench' });
      const db = connect({ url: database.url });
      try {
        await migrate(db);
        await seedSources(db);
        return (await measure(db, Number(values.companies), print)) ? 0 : 1;
      } finally {
        await db.close();
        await database.close();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
