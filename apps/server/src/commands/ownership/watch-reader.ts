import type { Writable } from 'node:stream';

/** Who reads what the command prints. */
export interface Reader {
  /** Waits until what was written has left, so that an answer longer than memory never stands in it. False once nobody reads any more. */
  waitForRoom(): Promise<boolean>;
}

const watched = new WeakMap<Writable, Reader>();

/** Who reads the first lines and leaves, as `head` does, is no fault; process.stdout forgets that it failed, so it is kept here. */
export const watchReader = (stream: Writable): Reader => {
  const known = watched.get(stream);
  if (known) return known;
  let hasLeft = false;
  let goOn = (): void => undefined;
  const notice = (error: NodeJS.ErrnoException): void => {
    if (error.code !== 'EPIPE') throw error;
    hasLeft = true;
    goOn();
  };
  stream.on('error', notice);
  const reader: Reader = {
    waitForRoom: async () => {
      if (stream.writableNeedDrain && !hasLeft)
        await new Promise<void>((resolve) => {
          goOn = () => {
            stream.off('drain', goOn);
            resolve();
          };
          stream.once('drain', goOn);
        });
      return !hasLeft;
    },
  };
  watched.set(stream, reader);
  return reader;
};
