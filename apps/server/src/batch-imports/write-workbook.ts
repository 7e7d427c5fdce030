import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

/** A sheet to be written: a heading row in bold, and texts. */
export interface WrittenSheet {
  readonly name: string;
  /** Lines above the heading, each in the first cell. */
  readonly notes?: readonly string[];
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** In characters, one for each title. */
  readonly widths: readonly number[];
}

const deflate = promisify(deflateRaw);
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A text that a table program would take for a formula is made one that it does not. */
const makeSafe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Style 1 is bold; style 0 is text (`@`), so that a code typed into a cell keeps its digits. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

const writeRow = (cells: readonly string[], style: number): string => {
  const written = cells.map((cell) =>
    cell === ''
      ? `<c s="${style}"/>`
      : `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(makeSafe(cell))}</t></is></c>`,
  );
  return `<row>${written.join('')}</row>`;
};

const writeSheet = ({ notes = [], titles, rows, widths }: WrittenSheet): string => {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="0" customWidth="1"/>`,
  );
  const pane = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${notes.length + 1}" topLeftCell="A${notes.length + 2}" state="frozen"/></sheetView></sheetViews>`;
  const lines = [
    ...notes.map((note) => writeRow([note], 0)),
    writeRow(titles, 1),
    ...rows.map((row) => writeRow(row, 0)),
  ];
  return `${XML}<worksheet xmlns="${MAIN}">${pane}<cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
};

/** Table programs refuse these in the name of a sheet, and more than 31 characters. */
const nameSheet = (name: string): string =>
  escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31) || 'Sheet');

const listParts = (sheets: readonly WrittenSheet[]): readonly (readonly [name: string, text: string])[] => {
  const each = (write: (number: number, sheet: WrittenSheet) => string) =>
    sheets.map((sheet, at) => write(at + 1, sheet)).join('');
  const override = (path: string, kind: string) =>
    `<Override PartName="/xl/${path}.xml" ContentType="${TYPE}.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="r${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const relations = (inner: string) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`;
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${override('styles', 'styles')}${each((number) => override(`worksheets/sheet${number}`, 'worksheet'))}</Types>`,
    ],
    ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((number, { name }) => `<sheet name="${nameSheet(name)}" sheetId="${number}" r:id="r${number}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        each((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`)) +
          relation(sheets.length + 1, 'styles', 'styles.xml'),
      ),
    ],
    ['xl/styles.xml', STYLES],
    ...sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, writeSheet(sheet)] as const),
  ];
};

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

/** An .xlsx of plain texts. */
export const writeWorkbook = async (sheets: readonly WrittenSheet[]): Promise<Buffer<ArrayBuffer>> => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of listParts(sheets)) {
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
