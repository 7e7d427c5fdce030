import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureAccessDefaults } from '@mingjian/database/accounts';
import type { Database } from '@mingjian/database/connection';
import { ensureLogPartitions } from '@mingjian/database/system-log';
import { createServer } from './create-server.ts';

interface HttpEnvironment {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly trustProxy: string | undefined;
}

export interface HttpServer {
  /** `http://127.0.0.1:3000`. */
  readonly address: string;
  close(): Promise<void>;
}

const WEB_ROOT = resolve(import.meta.dirname, '../../../web/dist');
const LOG_MONTHS_AHEAD = 2;

/**
 * Listens at once and answers `starting` on `/api/health`; settles when the server is ready. The database must be
 * migrated. Closing ends idle connections, lets running calls finish and writes the rest of the log.
 */
export const startHttpServer = async ({
  db,
  environment,
}: {
  readonly db: Database;
  readonly environment: HttpEnvironment;
}): Promise<HttpServer> => {
  const { host, port, publicUrl, trustProxy } = environment;
  const app = await createServer({
    db,
    environment: {
      publicUrl,
      trustProxy,
      logLevel: 'warn',
      ...(existsSync(WEB_ROOT) ? { webRoot: WEB_ROOT } : {}),
    },
    isReady: false,
  });
  const address = await app.listen({ host, port });
  const at = app.context.clock().toISOString();
  await ensureAccessDefaults(db, at);
  await ensureLogPartitions(db, at, LOG_MONTHS_AHEAD);
  app.context.state.isReady = true;
  return { address, close: () => app.close() };
};
