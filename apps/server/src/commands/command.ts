import type { Database } from '@mingjian/database/connection';
import type { Environment } from '../environment.ts';

export interface CommandContext {
  /** What stands after the command's name. */
  readonly args: readonly string[];
  /** Joins the running database or starts it, migrated; the runner closes it. */
  readonly openDb: () => Promise<Database>;
  readonly environment: Environment;
  readonly print: (line: string) => void;
  /** Aborted by Ctrl+C: finish the step at hand and return. */
  readonly signal: AbortSignal;
}

/** Answers the exit code: 0 done, 1 done in part or not at all. */
export type Command = (context: CommandContext) => Promise<number>;
