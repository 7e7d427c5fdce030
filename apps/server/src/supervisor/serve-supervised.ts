import { OperatorError } from '@mingjian/database/launcher';

/**
 * The life of a process that the supervisor runs: it says when it is ready and ends when it is told to, or
 * when the supervisor is gone (then its own port and database connections must not live on).
 */
export const serveSupervised = async (start: () => Promise<{ close(): Promise<void> }>): Promise<void> => {
  try {
    const service = await start();
    let isEnding = false;
    const end = async (): Promise<void> => {
      if (isEnding) return;
      isEnding = true;
      await service.close();
      process.exit(0);
    };
    process.on('SIGTERM', () => void end());
    process.on('SIGINT', () => void end());
    process.on('disconnect', () => void end());
    process.send?.({ kind: 'ready' });
  } catch (error) {
    process.stderr.write(`${error instanceof OperatorError ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  }
};
