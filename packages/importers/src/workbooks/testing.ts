import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a zip that a test builds; `claimedBytes` lies about its size. */
export interface ZipPart {
  readonly name: string;
  readonly content: string | Buffer;
  readonly claimedBytes?: number;
  readonly flags?: number;
}

const u16 = (value: number): Buffer => {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
};
const u32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
};

/** A zip, byte by byte, so that tests can make wrong ones. */
export const makeZip = (parts: readonly ZipPart[]): Buffer => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedBytes, flags = 0 } of parts) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data, { level: 9 });
    const size = u32(claimedBytes ?? data.length);
    const common = [u16(flags), u16(8), u32(0), u32(crc32(data)), u32(packed.length), size];
    const local = Buffer.concat([
      u32(0x04034b50),
      u16(20),
      ...common,
      u16(Buffer.byteLength(name)),
      u16(0),
      Buffer.from(name),
      packed,
    ]);
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(20),
        u16(20),
        ...common,
        u16(Buffer.byteLength(name)),
        u16(0),
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(offset),
        Buffer.from(name),
      ]),
    );
    bodies.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.concat([
    u32(0x06054b50),
    u16(0),
    u16(0),
    u16(parts.length),
    u16(parts.length),
    u32(central.length),
    u32(offset),
    u16(0),
  ]);
  return Buffer.concat([...bodies, central, end]);
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const columnOf = (at: number): string => String.fromCharCode(65 + at);

/** Numbers become numeric cells, texts inline strings. */
export type TestCell = string | number;

export const makeSheetXml = (
  rows: Iterable<readonly TestCell[]>,
  extra = '',
  rowNumber: (at: number) => number = (at) => at + 1,
): string => {
  let body = '';
  let at = 0;
  for (const cells of rows) {
    const number = rowNumber(at);
    const written = cells.map((cell, column) => {
      const place = `${columnOf(column)}${number}`;
      if (cell === '') return '';
      return typeof cell === 'number'
        ? `<c r="${place}"><v>${cell}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
    });
    body += `<row r="${number}">${written.join('')}</row>`;
    at += 1;
  }
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${body}</sheetData>${extra}</worksheet>`;
};

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of an .xlsx around its sheets. */
export const listBookParts = (
  sheets: readonly (readonly [name: string, xml: string])[],
): readonly ZipPart[] => [
  {
    name: '[Content_Types].xml',
    content: `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
  },
  {
    name: '_rels/.rels',
    content: `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    content: `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${sheets.map(([name], at) => `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`).join('')}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: `<Relationships xmlns="${RELATIONS}">${sheets.map((_, at) => `<Relationship Id="r${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
  },
  ...sheets.map(([, xml], at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content: xml })),
];

/** A small workbook of one sheet. */
export const makeBook = (rows: Iterable<readonly TestCell[]>, extra = ''): Buffer =>
  makeZip(listBookParts([['Sheet1', makeSheetXml(rows, extra)]]));
