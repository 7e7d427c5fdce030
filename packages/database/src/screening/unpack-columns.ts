import { BLOCK_COMPANIES } from '@mingjian/domain/search';
import type { CompanyBlock } from '@mingjian/domain/search';
import type { BlockColumn, RankColumn } from './blocks.ts';

export type PackedColumn = BlockColumn | RankColumn;

/** Bytes of a value of a column. */
export const widthOf = (column: PackedColumn): number =>
  column === 'company_ids' ? 8 : column === 'facets_high' || column === 'established' ? 2 : 4;

export type ColumnBytes = ReadonlyMap<PackedColumn, Buffer>;

/** Room for one block, aligned so that typed arrays can lie over it. */
export const makeRoom = (columns: readonly PackedColumn[]): ColumnBytes =>
  new Map(columns.map((column) => [column, Buffer.from(new ArrayBuffer(BLOCK_COMPANIES * widthOf(column)))]));

/** Turns the bytes of each column from big end first, as PostgreSQL sends them, to small end first. */
const turn = (bytes: Buffer, width: number): void => {
  if (width === 8) bytes.swap64();
  else if (width === 4) bytes.swap32();
  else bytes.swap16();
};

const HIGH_UNIT = 2 ** 32;

const readIds = (words: Uint32Array): Float64Array => {
  const ids = new Float64Array(words.length / 2);
  for (let at = 0; at < ids.length; at += 1)
    ids[at] = (words[2 * at + 1] ?? 0) * HIGH_UNIT + (words[2 * at] ?? 0);
  return ids;
};

/** Reads a block from its room; what it answers is true until the room is filled again. */
export const unpackBlock = (first: number, companies: number, room: ColumnBytes): CompanyBlock => {
  const place = (column: PackedColumn): readonly [ArrayBuffer, number] | undefined => {
    const bytes = room.get(column);
    if (!bytes) return undefined;
    turn(bytes.subarray(0, companies * widthOf(column)), widthOf(column));
    return [bytes.buffer as ArrayBuffer, bytes.byteOffset];
  };
  const int32 = (column: PackedColumn): Int32Array | undefined => {
    const at = place(column);
    return at && new Int32Array(...at, companies);
  };
  const high = place('facets_high');
  const capital = int32('capital');
  const ids = place('company_ids');
  const established = place('established');
  const ranks = [...room.keys()].filter((column) => column.startsWith('by_')).map(int32)[0];
  return {
    first,
    companies,
    low: int32('facets_low') ?? new Int32Array(),
    high: high ? new Int16Array(...high, companies) : new Int16Array(),
    ...(ids && { companyIds: readIds(new Uint32Array(...ids, 2 * companies)) }),
    ...(capital && { capital }),
    ...(established && { established: new Uint16Array(...established, companies) }),
    ...(ranks && { ranks }),
  };
};
