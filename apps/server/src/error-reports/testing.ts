import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a zip that a test builds; `claimedBytes` lies about its size. */
export interface ZipPart {
  readonly name: string;
  readonly content: string | Buffer;
  readonly claimedBytes?: number;
}

const DEFLATED = 8;
const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );

const NONE = [2, 0] as const;

/** A zip, byte by byte, so that tests can make wrong ones. */
export const makeZip = (parts: readonly ZipPart[]): Buffer => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedBytes } of parts) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data, { level: 9 });
    const common = [
      NONE,
      [2, DEFLATED],
      [4, 0],
      [4, crc32(data)],
      [4, packed.length],
      [4, claimedBytes ?? data.length],
      [2, Buffer.byteLength(name)],
      NONE,
    ] as const;
    const local = Buffer.concat([numbers([4, 0x04034b50], [2, 20], ...common), Buffer.from(name), packed]);
    const entry = numbers(
      [4, 0x02014b50],
      [2, 20],
      [2, 20],
      ...common,
      NONE,
      NONE,
      NONE,
      [4, 0],
      [4, offset],
    );
    directory.push(Buffer.concat([entry, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = [2, parts.length] as const;
  const end = numbers([4, 0x06054b50], NONE, NONE, count, count, [4, central.length], [4, offset], NONE);
  return Buffer.concat([...bodies, central, end]);
};

const MAIN = {
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet.main+xml'],
  docx: ['word/document.xml', 'wordprocessingml.document.main+xml'],
} as const;

/** A package of Office Open XML with further parts; `mainType` instead of what it should say that it is. */
export const makePackage = (
  kind: 'xlsx' | 'docx',
  more: readonly ZipPart[] = [],
  mainType?: string,
): Buffer => {
  const [part, type] = MAIN[kind];
  const named = mainType ?? `application/vnd.openxmlformats-officedocument.${type}`;
  return makeZip([
    { name: '[Content_Types].xml', content: `<Types><Override ContentType="${named}"/></Types>` },
    { name: part, content: '<main/>' },
    ...more,
  ]);
};

export const makePdf = (body = ''): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${body}trailer<</Root 1 0 R>>\n%%EOF\n`);
