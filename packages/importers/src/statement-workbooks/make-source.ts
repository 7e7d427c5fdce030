import type { Payload, RecordDraft } from '@mingjian/domain/records';
import type { WorkbookCell } from '@mingjian/domain/source-text';
import { makeRefusal } from '../shared/index.ts';
import type { FileFormat, ImportSource } from '../shared/index.ts';
import { countMonths } from './periods.ts';
import type { CheckedStatement } from './check-statements.ts';
import type { OpenedWorkbook } from './open-workbook.ts';

const COLUMN_LETTERS = 26;

/** 0 -> A, 27 -> AB. */
export const nameColumn = (at: number): string =>
  (at >= COLUMN_LETTERS ? nameColumn(Math.floor(at / COLUMN_LETTERS) - 1) : '') +
  String.fromCodePoint(65 + (at % COLUMN_LETTERS));

const makeRecords = ({ statement, checks, gaps }: CheckedStatement): RecordDraft[] => {
  const { period, scope, parts } = statement;
  const key: Payload = {
    period_end: period.end,
    period_type: period.type,
    fiscal_year: Number(period.end.slice(0, 4)),
    consolidation_scope: scope,
    is_restated: false,
  };
  const naturalKey = `${period.end}|${period.type}|${scope}|as-reported`;
  const balance = checks.find(({ code }) => code === 'balance');
  const [first] = parts;
  const metadata: RecordDraft = {
    dimension: 'statement_metadata',
    naturalKey,
    eventDate: period.end,
    locator: first ? `${first.sheet}!${nameColumn(first.column)}` : null,
    payload: {
      ...key,
      currency: 'CNY',
      ...(first ? { unit_multiplier: 10 ** first.power } : {}),
      months_covered: countMonths(period),
      data_entry_method: 'user_upload',
      balance_check_passed: gaps.length === 0,
      balance_check_gap: balance?.gap ?? null,
    },
  };
  return [
    ...parts.map(({ dimension, sheet, column, items }) => ({
      dimension,
      naturalKey,
      eventDate: period.end,
      locator: `${sheet}!${nameColumn(column)}`,
      payload: { ...items, ...key },
    })),
    metadata,
  ];
};

/** The statements of an opened workbook as rows to import; those with gaps are refused unless they are accepted. */
export const makeWorkbookSource = (
  opened: OpenedWorkbook,
  options: { readonly acceptGaps: boolean },
): ImportSource => {
  const { plan, party } = opened;
  const file = { ...opened.file, rowCount: plan.checked.length };
  const format: FileFormat = {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    rowWord: 'statement',
    survey: async () => file,
    read: async function* () {
      yield [
        { row: 1, cells: ['statement'] },
        ...plan.checked.map((_, at) => ({ row: at + 2, cells: [String(at)] })),
      ];
    },
  };
  return {
    sourceId: 'user-workbook',
    isOneRowPerCompany: false,
    requiredColumns: [],
    format,
    makeReading: () => ({ kind: 'sheets', cells: listCells(opened) }),
    makeMapper:
      ({ knownOn }) =>
      ({ row, cells }) => {
        const number = row - 1;
        const leftOut = number === 1 ? listLeftOut(opened) : [];
        const checked = plan.checked[Number(cells[0])];
        if (!checked) return { company: null, refusals: [] };
        const { period } = checked.statement;
        const gaps = checked.gaps.map(({ code, gap }) => `${code} ${gap ?? ''}`).join(', ');
        if (period.end > knownOn)
          return {
            company: null,
            refusals: [makeRefusal(number, 'row', 'period_end', period.end, 'date-in-future')],
          };
        if (checked.gaps.length > 0 && !options.acceptGaps)
          return {
            company: null,
            leftOut,
            refusals: [makeRefusal(number, 'row', period.end, gaps, 'statement-gap')],
          };
        return {
          company: { party, records: makeRecords(checked) },
          refusals: [],
          leftOut,
        };
      },
  };
};

/** The cells that each record was read from, under its locator. */
const listCells = ({ plan }: OpenedWorkbook): Record<string, WorkbookCell[]> => {
  const cells: Record<string, WorkbookCell[]> = {};
  for (const { period, scope, parts } of plan.statements)
    for (const { sheet: name, column } of parts) {
      const sheet = plan.sheets.find((candidate) => candidate.name === name);
      cells[`${name}!${nameColumn(column)}`] = (sheet?.rows ?? []).flatMap((row) => {
        const cell = row.cells.find(
          (candidate) => candidate.column.period.end === period.end && candidate.column.scope === scope,
        );
        const mapped = plan.rows.find(
          (known) => known.sheet === name && known.row === row.row && known.label === row.label,
        );
        const field = mapped?.repeatOf === null ? mapped.field : null;
        return cell ? [[`${row.row}  ${row.label}`, cell.text, field] as const] : [];
      });
    }
  return cells;
};

const listLeftOut = ({ plan }: OpenedWorkbook): readonly string[] => [
  ...plan.sheetsLeftOut.map((sheet) => `${sheet}!`),
  ...plan.rows
    .filter(({ field, repeatOf }) => field === null || repeatOf !== null)
    .map(({ sheet, row, label }) => `${sheet}!${row} ${label}`),
  ...plan.wrongCells.map(({ sheet, row, label, text }) => `${sheet}!${row} ${label} "${text}"`),
];
