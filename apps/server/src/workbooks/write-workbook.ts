import { isDay, makeSafe } from './cells.ts';
import type { Cell } from './cells.ts';
import { writeZip } from './write-zip.ts';
import type { ZipPart } from './write-zip.ts';

/** A sheet to be written: lines of notes, a heading row in bold, and rows. */
export interface WrittenSheet {
  readonly name: string;
  /** Lines above the heading, each in the first cell. */
  readonly notes?: readonly string[];
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** In characters, one for each title. */
  readonly widths: readonly number[];
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** `@`, so that a code typed into a cell keeps its digits. */
const TEXT_STYLE = 0;
const BOLD_STYLE = 1;
const NUMBER_STYLE = 2;
const DAY_STYLE = 3;
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.######"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const DAY_MS = 86_400_000;
/** Day 0 of table programs; right from March 1900 on, as they count a 29 February 1900. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_RIGHT_DAY = '1900-03-01';

/** XML holds no control characters but these. */
const dropControls = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are what is dropped
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');

/** Table programs refuse a longer text in a cell. */
const LONGEST_TEXT = 32_767;

const writeText = (text: string, style: number): string =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(dropControls(makeSafe(text).slice(0, LONGEST_TEXT)))}</t></is></c>`;

const writeCell = (cell: Cell, style: number): string => {
  if (cell === null || cell === '') return `<c s="${style}"/>`;
  if (typeof cell === 'number') return `<c s="${NUMBER_STYLE}"><v>${cell}</v></c>`;
  if (!isDay(cell)) return writeText(cell, style);
  return cell.day < FIRST_RIGHT_DAY
    ? writeText(cell.day, style)
    : `<c s="${DAY_STYLE}"><v>${(Date.parse(cell.day) - FIRST_DAY) / DAY_MS}</v></c>`;
};

const writeRow = (cells: readonly Cell[], style: number): string =>
  `<row>${cells.map((cell) => writeCell(cell, style)).join('')}</row>`;

const writeSheet = ({ notes = [], titles, rows, widths }: WrittenSheet): string => {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="0" customWidth="1"/>`,
  );
  const pane = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${notes.length + 1}" topLeftCell="A${notes.length + 2}" state="frozen"/></sheetView></sheetViews>`;
  const lines = [
    ...notes.map((note) => writeRow([note], TEXT_STYLE)),
    writeRow(titles, BOLD_STYLE),
    ...rows.map((row) => writeRow(row, TEXT_STYLE)),
  ];
  return `${XML}<worksheet xmlns="${MAIN}">${pane}<cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
};

/** Table programs refuse these in the name of a sheet, and more than 31 characters. */
const nameSheet = (name: string): string =>
  escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31) || 'Sheet');

function* listParts(sheets: readonly WrittenSheet[]): Generator<ZipPart> {
  const each = (write: (number: number, sheet: WrittenSheet) => string) =>
    sheets.map((sheet, at) => write(at + 1, sheet)).join('');
  const override = (path: string, kind: string) =>
    `<Override PartName="/xl/${path}.xml" ContentType="${TYPE}.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="r${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const relations = (inner: string) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`;
  yield {
    name: '[Content_Types].xml',
    text: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${override('styles', 'styles')}${each((number) => override(`worksheets/sheet${number}`, 'worksheet'))}</Types>`,
  };
  yield { name: '_rels/.rels', text: relations(relation(1, 'officeDocument', 'xl/workbook.xml')) };
  yield {
    name: 'xl/workbook.xml',
    text: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((number, { name }) => `<sheet name="${nameSheet(name)}" sheetId="${number}" r:id="r${number}"/>`)}</sheets></workbook>`,
  };
  yield {
    name: 'xl/_rels/workbook.xml.rels',
    text: relations(
      each((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`)) +
        relation(sheets.length + 1, 'styles', 'styles.xml'),
    ),
  };
  yield { name: 'xl/styles.xml', text: STYLES };
  // Made one after the other, so that one sheet at a time is held as text.
  for (const [at, sheet] of sheets.entries())
    yield { name: `xl/worksheets/sheet${at + 1}.xml`, text: writeSheet(sheet) };
}

/** An .xlsx of texts, numbers and days. */
export const writeWorkbook = (sheets: readonly WrittenSheet[]): Promise<Buffer<ArrayBuffer>> =>
  writeZip(listParts(sheets));
