/** Beginnings of files that people take for tables. */
const KINDS: readonly (readonly [start: readonly number[], kind: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'Excel .xlsx or ZIP'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'Excel .xls'],
  [[0x25, 0x50, 0x44, 0x46], 'PDF'],
  [[0x1f, 0x8b], 'gzip'],
  [[0xff, 0xfe], 'UTF-16'],
  [[0xfe, 0xff], 'UTF-16'],
  [[0x89, 0x50, 0x4e, 0x47], 'PNG'],
];

/** What a file is that is no plain text, or null when nothing speaks against text. */
export const findBinaryKind = (bytes: Buffer, isFirst: boolean): string | null => {
  const known = isFirst && KINDS.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  if (known) return known[1];
  return bytes.includes(0) ? 'binary' : null;
};
