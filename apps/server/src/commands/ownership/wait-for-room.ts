import type { Writable } from 'node:stream';

/** Waits until what was written has left, so that an answer longer than memory never stands in it. False once nobody reads it any more. */
export const waitForRoom = async (stream: Writable): Promise<boolean> => {
  if (stream.writableNeedDrain && !stream.destroyed)
    await new Promise<void>((resolve) => {
      const go = (): void => {
        stream.off('drain', go).off('close', go);
        resolve();
      };
      stream.once('drain', go).once('close', go);
    });
  return !stream.destroyed;
};
