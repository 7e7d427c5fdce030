import type { RateClass } from '@mingjian/contract/wire';
import type { Database } from '@mingjian/database/connection';
import type { PlanCatalogue } from '@mingjian/domain/plans';
import type { SessionReader } from '../session/session-reader.ts';
import type { LogBuffer } from '../system-log/log-buffer.ts';
import type { RateLimiter } from './rate-limiter.ts';

export type Clock = () => Date;

/** What the server needs to know of its surroundings; parsed from the environment by the caller. */
export interface ServerEnvironment {
  /** Folder of the built web app; without one only `/api` is served. */
  readonly webRoot?: string;
  /** `https://…` switches strict transport security on. */
  readonly publicUrl?: string | undefined;
  /** Addresses of proxies whose `X-Forwarded-For` is believed; nobody's unless said. */
  readonly trustProxy?: string | undefined;
  /** Calls a minute per class, over the defaults. */
  readonly rateLimits?: Partial<Record<RateClass, number>>;
  /** A call that takes longer answers 504. */
  readonly callTimeoutMs?: number;
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info';
}

/** What every endpoint of one running server shares. */
export interface ServerContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly environment: ServerEnvironment;
  readonly sessions: SessionReader;
  readonly limiter: RateLimiter;
  readonly log: LogBuffer;
  /** `edition`: the one that was read with the session. */
  readonly getCatalogue: (edition?: number) => Promise<PlanCatalogue>;
  readonly state: { isReady: boolean };
}
