import { createServer } from 'node:net';
import { OperatorError } from '@mingjian/database/launcher';

/** Finds out before the long work of a first start that nobody could reach the result. */
export const checkPort = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(refuse(host, port, error)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

const refuse = (host: string, port: number, error: NodeJS.ErrnoException): OperatorError => {
  const place = `port ${port} of ${host}`;
  if (error.code === 'EADDRINUSE') {
    return new OperatorError(
      `Another program already listens on ${place}. Stop it, or set PORT to a free port.`,
    );
  }
  if (error.code === 'EACCES') {
    return new OperatorError(`Listening on ${place} is not permitted. Set PORT to a port above 1023.`);
  }
  return new OperatorError(`Mingjian cannot listen on ${place} (${error.code}). Check HOST and PORT.`);
};
