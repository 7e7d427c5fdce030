import { REQUEST_TIMEOUT_MS } from '@mingjian/contract/wire';
import { connect } from '@mingjian/database/connection';
import { parseEnvironment } from '../environment.ts';
import { serveSupervised } from '../supervisor/serve-supervised.ts';
import { startHttpServer } from './start-http-server.ts';

/** The HTTP process of `npm start`; the supervisor names the database in DATABASE_URL. */
await serveSupervised(async () => {
  const environment = parseEnvironment(process.env);
  const db = connect({
    url: environment.databaseUrl ?? '',
    maxConnections: 20,
    statementTimeoutMs: REQUEST_TIMEOUT_MS,
  });
  const server = await startHttpServer({ db, environment });
  return {
    close: async () => {
      await server.close();
      await db.close();
    },
  };
});
