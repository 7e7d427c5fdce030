/** One file of an archive, whole: the caller keeps entries small. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

const BLOCK_BYTES = 512;

/** One file in the ustar format (POSIX.1-1988), which every tar reads: header, content, padding. */
export const encodeEntry = ({ name, content }: ArchiveEntry, modifiedAt: Date): Buffer => {
  const header = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  if (Buffer.byteLength(name) > 100) throw new RangeError(`"${name}" is too long for an archive`);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  header.write(octal(Math.floor(modifiedAt.getTime() / 1000), 12), 136);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  // The checksum is taken over the header with blanks in its own place.
  header.write(' '.repeat(8), 148);
  header.write(`${sumBytes(header).toString(8).padStart(6, '0')}\0 `, 148);
  const padding = Buffer.alloc((BLOCK_BYTES - (content.length % BLOCK_BYTES)) % BLOCK_BYTES);
  return Buffer.concat([header, content, padding]);
};

export const ARCHIVE_END = Buffer.alloc(2 * BLOCK_BYTES);

/** Reads the entries one after the other; fails with a sentence on anything that is no such archive. */
export async function* decodeEntries(chunks: AsyncIterable<Buffer>): AsyncGenerator<ArchiveEntry> {
  const reader = makeReader(chunks);
  for (;;) {
    const header = await reader.read(BLOCK_BYTES);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = parseHeader(header);
    const content = await reader.read(size);
    await reader.read((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES);
    yield { name, content };
  }
}

const parseHeader = (header: Buffer): { name: string; size: number } => {
  const field = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/[\0 ][\s\S]*$/, '');
  const expected = Number.parseInt(field(148, 8), 8);
  const blanked = Buffer.from(header);
  blanked.write(' '.repeat(8), 148);
  if (sumBytes(blanked) !== expected) throw new Error('the archive is damaged');
  return { name: field(0, 100), size: Number.parseInt(field(124, 12), 8) };
};

const makeReader = (chunks: AsyncIterable<Buffer>) => {
  const iterator = chunks[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let heldBytes = 0;
  return {
    read: async (length: number): Promise<Buffer> => {
      while (heldBytes < length) {
        const next = await iterator.next();
        if (next.done) throw new Error('the archive ends too early');
        held.push(next.value);
        heldBytes += next.value.length;
      }
      const all = Buffer.concat(held);
      held = [all.subarray(length)];
      heldBytes -= length;
      return all.subarray(0, length);
    },
  };
};

const sumBytes = (bytes: Buffer): number => bytes.reduce((sum, byte) => sum + byte, 0);
