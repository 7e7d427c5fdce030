import { connect } from '@mingjian/database/connection';
import { parseEnvironment } from '../environment.ts';
import { serveSupervised } from '../supervisor/serve-supervised.ts';
import { startWorker } from './start-worker.ts';
import { TASKS } from './tasks.ts';

/** The worker process of `npm start`; the supervisor names the database in DATABASE_URL. */
await serveSupervised(async () => {
  const { databaseUrl = '' } = parseEnvironment(process.env);
  const db = connect({ url: databaseUrl, maxConnections: 6 });
  const report = (line: string): void => console.log(`worker: ${line}`);
  const worker = await startWorker({ db, tasks: TASKS, report });
  return {
    close: async () => {
      await worker.close();
      await db.close();
    },
  };
});
