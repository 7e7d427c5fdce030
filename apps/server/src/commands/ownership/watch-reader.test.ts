import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { watchReader } from './watch-reader.ts';

it('waits only while the stream is full', async () => {
  const stream = new PassThrough({ highWaterMark: 4 });
  const reader = watchReader(stream);
  expect(await reader.waitForRoom()).toBe(true);
  stream.write('12345');
  let isOver = false;
  const waiting = reader.waitForRoom().then((hasRoom) => {
    isOver = true;
    return hasRoom;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  stream.resume();
  expect(await waiting).toBe(true);
  expect(watchReader(stream)).toBe(reader);
});

it('is told when the reader has left', async () => {
  const stream = new PassThrough({ highWaterMark: 4 });
  const reader = watchReader(stream);
  stream.write('12345');
  const waiting = reader.waitForRoom();
  stream.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  expect(await waiting).toBe(false);
  expect(await reader.waitForRoom()).toBe(false);
});
