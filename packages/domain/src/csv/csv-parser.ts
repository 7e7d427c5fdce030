const QUOTE = 34;
const COMMA = 44;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
/** A record longer than this is an unclosed quotation mark. */
export const MAX_RECORD_LENGTH = 4_000_000;

export type CsvFault = 'unclosed-quote' | 'stray-quote' | 'row-too-long';

/** A fault in the form of the file, at the record with that number (the header is 1). */
export class CsvFormError extends Error {
  override readonly name = 'CsvFormError';
  readonly fault: CsvFault;
  readonly row: number;

  constructor(fault: CsvFault, row: number) {
    super(`${fault} in row ${row}`);
    this.fault = fault;
    this.row = row;
  }
}

export interface CsvRecord {
  readonly row: number;
  readonly cells: readonly string[];
}

/** End of the quoted cell that opens at `open`: the place of its closing mark, or -1 when the text ends first. */
const findClosingQuote = (text: string, open: number, isLast: boolean): number => {
  let at = text.indexOf('"', open + 1);
  while (at !== -1 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  if (at === text.length - 1 && !isLast) return -1;
  return at;
};

/**
 * A parser for comma-separated text that comes in pieces (RFC 4180; LF or CRLF; a quotation mark inside a bare cell is text).
 * Empty lines count as rows and give no record. Throws CsvFormError.
 */
export const makeCsvParser = (): {
  push(piece: string): CsvRecord[];
  end(): CsvRecord[];
  /** The row that the next piece begins with; null inside of a row. */
  nextRow(): number | null;
} => {
  let rest = '';
  let row = 0;

  const parse = (text: string, isLast: boolean): CsvRecord[] => {
    const records: CsvRecord[] = [];
    let start = 0;
    while (start < text.length) {
      const cells: string[] = [];
      let at = start;
      let lineEnd = -2;
      let isComplete = false;
      let isQuoted = false;
      for (;;) {
        if (text.charCodeAt(at) === QUOTE) {
          isQuoted = true;
          const close = findClosingQuote(text, at, isLast);
          if (close === -1) {
            if (isLast) throw new CsvFormError('unclosed-quote', row + 1);
            break;
          }
          const inner = text.slice(at + 1, close);
          cells.push(inner.includes('"') ? inner.replaceAll('""', '"') : inner);
          at = close + 1;
        } else {
          if (lineEnd < at) lineEnd = text.indexOf('\n', at);
          const comma = text.indexOf(',', at);
          let end = comma;
          if (comma === -1 || (lineEnd !== -1 && lineEnd < comma)) {
            if (lineEnd === -1 && !isLast) break;
            end = lineEnd === -1 ? text.length : lineEnd;
            if (text.charCodeAt(end - 1) === CARRIAGE_RETURN && end > at) end -= 1;
          }
          cells.push(text.slice(at, end));
          at = end;
        }
        const next = text.charCodeAt(at);
        if (next === COMMA) {
          at += 1;
          continue;
        }
        if (next === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at += 2;
        else if (next === LINE_FEED || (next === CARRIAGE_RETURN && at + 1 === text.length && isLast))
          at += 1;
        else if (at < text.length && !(next === CARRIAGE_RETURN && at + 1 === text.length))
          throw new CsvFormError('stray-quote', row + 1);
        else if (!isLast) break;
        isComplete = true;
        break;
      }
      if (!isComplete) break;
      row += 1;
      if (isQuoted || cells.length > 1 || cells[0] !== '') records.push({ row, cells });
      start = at;
    }
    rest = start === 0 ? text : text.slice(start);
    if (rest.length > MAX_RECORD_LENGTH) throw new CsvFormError('row-too-long', row + 1);
    return records;
  };

  return {
    push: (piece) => parse(rest + piece, false),
    end: () => parse(rest, true),
    nextRow: () => (rest === '' ? row + 1 : null),
  };
};
