import { Socket } from 'node:net';
import pg from 'pg';
import type { Connection, PoolConfig, Submittable } from 'pg';

const BUFFER_BYTES = 256 * 1024;
/** A message begins with its code and its length, which counts itself. */
const HEADER_BYTES = 5;
const LENGTH_BYTES = 4;
const COPY_OUT_RESPONSE = 'H'.charCodeAt(0);
const COPY_DATA = 'd'.charCodeAt(0);

type Sink = (part: Buffer) => number;

/**
 * A socket that reads into one buffer of its own. Megabytes a second through the usual ones, a fresh buffer for each
 * read, keep the garbage collector busier than the work on them.
 */
class ReusingSocket extends Socket {
  /** Takes what it wants of the bytes that arrived, true only during the call, and answers how many those were. */
  sink: Sink | undefined;

  constructor() {
    super({
      onread: {
        buffer: Buffer.allocUnsafeSlow(BUFFER_BYTES),
        callback: (length, buffer) => this.receive(Buffer.from(buffer.buffer, buffer.byteOffset, length)),
      },
    });
  }

  private receive(bytes: Buffer): boolean {
    const taken = this.sink?.(bytes) ?? 0;
    // The parser of the driver may keep what it gets.
    if (taken < bytes.length) this.emit('data', Buffer.from(bytes.subarray(taken)));
    return true;
  }
}

/** Takes the messages that carry copied data and hands their contents on; the first other message ends it. */
const makeSink = (socket: ReusingSocket, onPart: (part: Buffer) => void): Sink => {
  const header = Buffer.alloc(HEADER_BYTES);
  let filled = 0;
  let left = 0;
  return (bytes) => {
    let at = 0;
    while (at < bytes.length) {
      if (left > 0) {
        const end = Math.min(bytes.length, at + left);
        if (header[0] === COPY_DATA) onPart(bytes.subarray(at, end));
        left -= end - at;
        at = end;
        continue;
      }
      const code = filled > 0 ? header[0] : bytes[at];
      if (code !== COPY_DATA && code !== COPY_OUT_RESPONSE) {
        socket.sink = undefined;
        return at;
      }
      const taken = Math.min(HEADER_BYTES - filled, bytes.length - at);
      bytes.copy(header, filled, at, at + taken);
      filled += taken;
      at += taken;
      if (filled < HEADER_BYTES) break;
      left = header.readInt32BE(1) - LENGTH_BYTES;
      filled = 0;
    }
    return at;
  };
};

/** A COPY to the client. Behind TLS the driver hands over the messages itself. */
class CopyOut implements Submittable {
  readonly done: Promise<void>;
  private readonly settle: PromiseWithResolvers<void> = Promise.withResolvers();
  private fault: unknown;

  private readonly text: string;
  private readonly onPart: (part: Buffer) => void;

  constructor(text: string, onPart: (part: Buffer) => void) {
    this.text = text;
    this.onPart = onPart;
    this.done = this.settle.promise;
  }

  submit(connection: Connection): void {
    const { stream } = connection;
    if (stream instanceof ReusingSocket) stream.sink = makeSink(stream, (part) => this.take(part));
    connection.query(this.text);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.take(chunk);
  }

  handleCommandComplete(): void {
    // What counts is that the server is ready again.
  }

  handleReadyForQuery(): void {
    if (this.fault === undefined) this.settle.resolve();
    else this.settle.reject(this.fault);
  }

  handleError(error: unknown): void {
    this.settle.reject(error);
  }

  /** A fault of the reader must not be thrown into the socket: it ends the call when the server has finished. */
  private take(part: Buffer): void {
    if (this.fault !== undefined) return;
    try {
      this.onPart(part);
    } catch (error) {
      this.fault = error;
    }
  }
}

export interface CopyReader {
  /**
   * Runs a `copy (...) to stdout` and shows its bytes as they arrive, true only while they are shown. Numbers and names
   * in the text are code, never input: COPY takes no parameters.
   */
  readonly read: (text: string, onPart: (part: Buffer) => void) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Connections for reading megabytes; opened when they are first asked for. */
export const makeCopyReader = (config: PoolConfig, onError: (error: Error) => void): CopyReader => {
  const pool = new pg.Pool({ ...config, stream: () => new ReusingSocket() });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return {
    read: async (text, onPart) => {
      const client = await pool.connect();
      try {
        await client.query(new CopyOut(text, onPart)).done;
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
};
