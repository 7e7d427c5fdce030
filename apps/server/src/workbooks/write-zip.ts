import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** One field after the other: `[bytes, value]`, little end first. */
const pack = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
};

/** A date is asked for; the same content gives the same bytes. 1 January 2026, 00:00. */
const DOS_DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

export interface ZipPart {
  readonly name: string;
  readonly text: string;
}

/** A zip folder of texts, packed one after the other. */
export const writeZip = async (parts: Iterable<ZipPart>): Promise<Buffer<ArrayBuffer>> => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of parts) {
    const data = Buffer.from(text);
    const packed = await deflate(data);
    const title = Buffer.from(name);
    const head = [
      [2, 20],
      [2, UTF8_NAMES],
      [2, DEFLATED],
      [2, 0],
      [2, DOS_DATE],
      [4, crc32(data)],
      [4, packed.length],
      [4, data.length],
      [2, title.length],
      [2, 0],
    ] as const;
    const local = Buffer.concat([pack([4, 0x04034b50], ...head), title, packed]);
    const place = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    directory.push(pack([4, 0x02014b50], [2, 20], ...head, ...place), title);
    bodies.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = [2, directory.length / 2] as const;
  const end = pack([4, 0x06054b50], [2, 0], [2, 0], count, count, [4, central.length], [4, offset], [2, 0]);
  return Buffer.concat([...bodies, central, end]);
};
