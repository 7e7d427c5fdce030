import { openSync, readSync, closeSync } from 'node:fs';
import { resolve } from 'node:path';
import { OperatorError } from '@mingjian/database/launcher';

const PIECE_BYTES = 4_000_000;

const open = (file: string): number => {
  try {
    return openSync(resolve(file), 'r');
  } catch (error) {
    return refuse(file, error);
  }
};

const refuse = (file: string, error: unknown): never => {
  const { code } = error as NodeJS.ErrnoException;
  throw new OperatorError(`The file ${file} cannot be read (${code}).\n无法读取文件 ${file}（${code}）。`);
};

const decode = (decoder: TextDecoder, file: string, bytes?: Uint8Array): string => {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new OperatorError(`The file ${file} is not UTF-8.\n文件 ${file} 不是 UTF-8 编码。`);
  }
};

/** The text of a file piece by piece, so that a file longer than a string can be is read as well. */
export const readPieces = function* (file: string): Generator<string> {
  const handle = open(file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const bytes = new Uint8Array(PIECE_BYTES);
  const read = (): number => {
    try {
      return readSync(handle, bytes);
    } catch (error) {
      return refuse(file, error);
    }
  };
  try {
    for (let length = read(); length > 0; length = read())
      yield decode(decoder, file, bytes.subarray(0, length));
    yield decode(decoder, file);
  } finally {
    closeSync(handle);
  }
};
