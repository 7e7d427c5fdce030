/** One JSON object of a file with its number, from 1, and the place of its first byte. */
export interface JsonPiece {
  readonly number: number;
  readonly start: number;
  readonly bytes: Uint8Array;
}

export type JsonFault = 'not-an-object' | 'unclosed-object' | 'object-too-large';

/** A fault in the form of the file, at the object with that number. */
export class JsonFormError extends Error {
  override readonly name = 'JsonFormError';
  readonly fault: JsonFault;
  readonly object: number;

  constructor(fault: JsonFault, object: number) {
    super(`${fault} at object ${object}`);
    this.fault = fault;
    this.object = object;
  }
}

/** One answer of a provider with all its lists stays far below it. */
export const MAX_JSON_OBJECT_BYTES = 1 << 24;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const COMMA = 0x2c;
const SPACES: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

const concat = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  if (a.length === 0) return b;
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
};

/**
 * Takes a file apart into its JSON objects without parsing them: one object, objects one after the other (JSON lines) or
 * one array of objects. Comes in pieces of bytes, of any length; `start` and `number` are those of the first piece. Throws
 * JsonFormError.
 */
export const makeJsonSplitter = (
  begin: { readonly start: number; readonly number: number } = { start: 0, number: 1 },
): { push(bytes: Uint8Array): JsonPiece[]; end(): void } => {
  let rest: Uint8Array = new Uint8Array();
  let restStart = begin.start;
  let number = begin.number;
  /** Where the scan goes on in `rest`, and what it is inside of. */
  let at = 0;
  let depth = 0;
  let isInText = false;
  let objectStart = -1;

  const readBetween = (byte: number): void => {
    if (byte === OPEN_OBJECT) {
      objectStart = at;
      depth = 1;
    } else if (byte !== COMMA && byte !== OPEN_ARRAY && byte !== CLOSE_ARRAY && !SPACES.has(byte))
      throw new JsonFormError('not-an-object', number);
  };

  /** True when the object has ended. */
  const readInside = (byte: number): boolean => {
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth += 1;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) depth -= 1;
    return depth === 0;
  };

  return {
    push: (bytes) => {
      rest = concat(rest, bytes);
      const pieces: JsonPiece[] = [];
      for (; at < rest.length; at += 1) {
        const byte = rest[at] ?? 0;
        if (objectStart === -1) readBetween(byte);
        else if (readInside(byte)) {
          const piece = rest.subarray(objectStart, at + 1);
          pieces.push({ number, start: restStart + objectStart, bytes: piece });
          number += 1;
          objectStart = -1;
        }
      }
      const keep = objectStart === -1 ? rest.length : objectStart;
      rest = rest.slice(keep);
      restStart += keep;
      at -= keep;
      if (objectStart !== -1) objectStart = 0;
      if (rest.length > MAX_JSON_OBJECT_BYTES) throw new JsonFormError('object-too-large', number);
      return pieces;
    },
    end: () => {
      if (objectStart !== -1) throw new JsonFormError('unclosed-object', number);
    },
  };
};
