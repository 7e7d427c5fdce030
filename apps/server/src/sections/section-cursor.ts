import type { PageStart } from '@mingjian/database/sections';
import { z } from 'zod';

const CursorSchema = z.union([
  z.tuple([z.literal('behind'), z.iso.date().or(z.literal('-infinity')), z.number().int()]),
  z.tuple([z.literal('offset'), z.number().int().min(0)]),
]);

/** A cursor is opaque to whoever carries it; undefined for one that this server did not make. */
export const readCursor = (cursor: string | undefined): PageStart | undefined => {
  if (cursor === undefined) return { kind: 'first' };
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  try {
    const [kind, ...rest] = CursorSchema.parse(JSON.parse(text));
    if (kind === 'offset') return { kind, offset: Number(rest[0]) };
    return { kind, day: String(rest[0]), recordId: Number(rest[1]) };
  } catch {
    return undefined;
  }
};

export const writeCursor = (start: Exclude<PageStart, { kind: 'first' }>): string => {
  const parts =
    start.kind === 'offset' ? [start.kind, start.offset] : [start.kind, start.day, start.recordId];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
};
