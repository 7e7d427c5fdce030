/** A file inside a zip, as the central directory tells it. Its sizes are claims until the data was unpacked. */
export interface ZipEntry {
  readonly name: string;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  /** Where its local header begins. */
  readonly offset: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_COMMENT_BYTES = 65_535;
/** No table has so many parts; a directory that names more is made to harm. */
const MAX_ENTRIES = 5_000;
/** What zip64 writes where a number does not fit: no table is that large. */
const ZIP64 = 0xffffffff;

const findEnd = (view: DataView): number => {
  const lowest = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - END_BYTES; at >= lowest; at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  return -1;
};

const latin = new TextDecoder('latin1');

/** The entries of a zip by its central directory; undefined when it is damaged, uses zip64 or has too many entries. */
export const readZipDirectory = (bytes: Uint8Array): readonly ZipEntry[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.byteLength < END_BYTES ? -1 : findEnd(view);
  if (end < 0) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0 || count > MAX_ENTRIES) return undefined;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) return undefined;
    const nameBytes = view.getUint16(at + 28, true);
    const entry = {
      name: latin.decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      offset: view.getUint32(at + 42, true),
    };
    if ([entry.packedBytes, entry.unpackedBytes, entry.offset].includes(ZIP64)) return undefined;
    entries.push(entry);
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
};

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;

/** The packed data of an entry; undefined when it does not lie inside the file. */
export const findPackedData = (bytes: Uint8Array, entry: ZipEntry): Uint8Array | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.offset + LOCAL_BYTES > bytes.byteLength) return undefined;
  if (view.getUint32(entry.offset, true) !== LOCAL_SIGNATURE) return undefined;
  const begin =
    entry.offset +
    LOCAL_BYTES +
    view.getUint16(entry.offset + 26, true) +
    view.getUint16(entry.offset + 28, true);
  const end = begin + entry.packedBytes;
  return end <= bytes.byteLength ? bytes.subarray(begin, end) : undefined;
};
