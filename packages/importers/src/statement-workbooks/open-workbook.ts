import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseCompanyCode } from '@mingjian/domain/credit-code';
import type { PartyDraft } from '@mingjian/domain/records';
import { getSize, ImportFailure } from '../shared/index.ts';
import type { SurveyedFile } from '../shared/index.ts';
import { readWorkbook } from '../workbooks/index.ts';
import type { Sheet } from '../workbooks/index.ts';
import { findCompanyInWorkbook } from './find-company.ts';
import { parseMapping } from './mapping-file.ts';
import { planWorkbook } from './plan-workbook.ts';
import type { WorkbookPlan } from './plan-workbook.ts';
import { findForeignUnit } from './units.ts';

/** Statements of a company are a few sheets of a few hundred rows. */
const MAX_BYTES = 8 * 1024 * 1024;
const LIMITS = {
  maxRows: 5000,
  maxCells: 60,
  maxCellLength: 300,
  maxMemoryMb: 192,
  timeoutMs: 30_000,
} as const;

export interface OpenOptions {
  /** Credit code, where the workbook does not name it. */
  readonly company?: string | undefined;
  readonly mappingPath?: string | undefined;
  /** Name of a company that the database knows by its code; a dry run, which asks no database, takes the code. */
  readonly findName: (code: string) => Promise<string | null>;
  readonly isNameNeeded?: boolean;
}

export interface OpenedWorkbook {
  readonly file: Omit<SurveyedFile, 'rowCount'>;
  readonly sheets: readonly Sheet[];
  readonly party: PartyDraft;
  readonly plan: WorkbookPlan;
}

const findParty = async (
  sheets: readonly Sheet[],
  file: string,
  options: OpenOptions,
): Promise<PartyDraft> => {
  const told = findCompanyInWorkbook(sheets);
  if (options.company === undefined && told.codes.length !== 1)
    throw new ImportFailure(told.codes.length === 0 ? 'workbook-no-company' : 'workbook-several-companies', {
      file,
      codes: told.codes.join(', '),
    });
  const parsed = parseCompanyCode(options.company ?? told.codes[0] ?? '');
  if (!parsed.ok) throw new ImportFailure('workbook-wrong-company', { code: options.company ?? '' });
  const name = (await options.findName(parsed.code)) ?? told.name;
  if (name === null && (options.isNameNeeded ?? true))
    throw new ImportFailure('workbook-no-name', { file, code: parsed.code });
  return {
    kind: 'company',
    name: name ?? parsed.code,
    keys: [{ scheme: parsed.scheme, value: parsed.code }],
  };
};

/** Reads a workbook and says what it would become. Throws ImportFailure for a file that cannot be imported at all. */
export const openWorkbook = async (path: string, options: OpenOptions): Promise<OpenedWorkbook> => {
  const fileName = basename(path);
  const byteLength = await getSize(path, fileName);
  const bytes = byteLength <= MAX_BYTES ? await readFile(path) : Buffer.alloc(0);
  if (byteLength > MAX_BYTES)
    throw new ImportFailure('workbook-unreadable', { file: fileName, reason: 'file-is-too-large' });
  const read = await readWorkbook({ bytes, fileName, maxBytes: MAX_BYTES }, LIMITS);
  if (!read.ok) throw new ImportFailure('workbook-unreadable', { file: fileName, reason: read.refusal });
  const foreign = findForeignUnit(
    read.sheets.flatMap(({ rows }) => rows.slice(0, 15).flatMap(({ cells }) => cells)),
  );
  if (foreign !== undefined)
    throw new ImportFailure('workbook-foreign', { file: fileName, currency: foreign });
  const mapping =
    options.mappingPath === undefined
      ? null
      : parseMapping(await readMappingFile(options.mappingPath), basename(options.mappingPath));
  const plan = planWorkbook(read.sheets, mapping);
  if (plan.statements.length === 0) throw new ImportFailure('workbook-no-statements', { file: fileName });
  const party = await findParty(read.sheets, fileName, options);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    file: {
      path,
      fileName,
      sha256,
      byteLength,
      encoding: 'utf-8',
      firstWrongLine: 0,
      header: ['statement'],
      marks: [],
    },
    sheets: read.sheets,
    party,
    plan,
  };
};

const readMappingFile = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch(() => {
    throw new ImportFailure('file-not-found', { file: basename(path) });
  });
