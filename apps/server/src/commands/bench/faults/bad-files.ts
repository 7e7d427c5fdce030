import { writeZip } from '../../../workbooks/index.ts';
import type { Random } from '../search/random.ts';

const MEGABYTE = 1024 * 1024;
const BOMB_BYTES = 160 * MEGABYTE;
const NAME_LENGTH = 3_000;

const CONTENT_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`;
/** Entities that multiply: 10 to the ninth letters when they are opened. */
const XML_BOMB = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY ${'bcdefghij'[level]} "${`&${'abcdefghi'[level]};`.repeat(10)}">`,
).join('')}]><sst>&j;</sst>`;

type Bytes = Buffer<ArrayBuffer>;

/** A workbook of a few kilobytes that unpacks to more than a server has. */
export const makeZipBomb = (): Promise<Bytes> =>
  writeZip([
    { name: '[Content_Types].xml', text: CONTENT_TYPES },
    { name: 'xl/workbook.xml', text: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', text: '0'.repeat(BOMB_BYTES) },
  ]);

/** A small workbook whose texts multiply when its entities are opened; only its reader can tell. */
export const makeXmlBomb = (): Promise<Bytes> =>
  writeZip([
    { name: '[Content_Types].xml', text: CONTENT_TYPES },
    { name: 'xl/workbook.xml', text: '<workbook/>' },
    { name: 'xl/sharedStrings.xml', text: XML_BOMB },
  ]);

const makePathZip = (): Promise<Bytes> =>
  writeZip([{ name: '../../../../etc/cron.d/x', text: '* * * * * root true' }]);

export interface BadFile {
  readonly name: string;
  readonly bytes: Bytes;
}

export type DrawBadFile = (random: Random) => BadFile;

/** Files that no upload takes: content that is not what the name says, bombs, names that lead elsewhere. */
export const makeBadFiles = async (): Promise<DrawBadFile> => {
  const [zipBomb, pathZip] = await Promise.all([makeZipBomb(), makePathZip()]);
  const program = Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1');
  const files: readonly BadFile[] = [
    { name: 'list.xlsx', bytes: zipBomb },
    { name: 'list.xlsx', bytes: pathZip },
    { name: 'list.xlsx', bytes: program },
    { name: 'proof.pdf', bytes: program },
    { name: 'proof.pdf', bytes: zipBomb },
    { name: 'proof.docx', bytes: Buffer.from('PK\x03\x04 and nothing behind') },
    { name: '../../../etc/passwd', bytes: program },
    { name: `${'长'.repeat(NAME_LENGTH)}.exe`, bytes: program },
    { name: 'page.html', bytes: Buffer.from('<script>alert(1)</script>') },
    { name: 'empty.xlsx', bytes: Buffer.alloc(0) },
  ];
  return (random) => random.pick(files);
};
