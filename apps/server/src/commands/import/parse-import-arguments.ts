import { parseArgs } from 'node:util';
import { OperatorError } from '@mingjian/database/launcher';

export const IMPORT_USAGE =
  'npm run import -- <register|statements|qcc|tyc|statement-workbook|bods|follow-the-money> <files...> [--dry-run] [--known-at YYYY-MM-DD] [--report FILE]\n' +
  '  statements: [--companies FILE]   statement-workbook: [--company CREDIT_CODE] [--mapping FILE] [--accept-gaps]';

const IMPORT_NAMES = [
  'register',
  'statements',
  'qcc',
  'tyc',
  'statement-workbook',
  'bods',
  'follow-the-money',
] as const;

export type ImportName = (typeof IMPORT_NAMES)[number];

const isImportName = (text: string | undefined): text is ImportName =>
  IMPORT_NAMES.some((name) => name === text);

export interface ImportArguments {
  readonly source: ImportName;
  readonly files: readonly string[];
  readonly isDryRun: boolean;
  readonly knownAt: string | undefined;
  readonly reportPath: string | undefined;
  readonly companiesPath: string | undefined;
  /** Of a statement workbook: whose it is, what its rows are, and that it need not add up. */
  readonly company: string | undefined;
  readonly mappingPath: string | undefined;
  readonly acceptGaps: boolean;
}

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  'known-at': { type: 'string' },
  report: { type: 'string' },
  companies: { type: 'string' },
  company: { type: 'string' },
  mapping: { type: 'string' },
  'accept-gaps': { type: 'boolean', default: false },
} as const;

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : ''}\nUsage: ${IMPORT_USAGE}`);
  }
};

/** Reads the arguments of `npm run import`. Throws OperatorError with the usage. */
export const parseImportArguments = (args: readonly string[]): ImportArguments => {
  const { values, positionals } = readArguments(args);
  const [source, ...files] = positionals;
  if (!isImportName(source))
    throw new OperatorError(
      `${source ? `There is no importer "${source}".` : 'Say what to import.'}\nUsage: ${IMPORT_USAGE}`,
    );
  if (files.length === 0) throw new OperatorError(`Name the file to import.\nUsage: ${IMPORT_USAGE}`);
  if (values.companies !== undefined && source !== 'statements')
    throw new OperatorError('--companies belongs to the import of statements.');
  const isOfWorkbook = values.company ?? values.mapping ?? (values['accept-gaps'] || undefined);
  if (isOfWorkbook !== undefined && source !== 'statement-workbook')
    throw new OperatorError(
      '--company, --mapping and --accept-gaps belong to the import of a statement-workbook.',
    );
  if (values.report !== undefined && files.length > 1)
    throw new OperatorError('--report takes one file at a time: import the files one by one.');
  return {
    source,
    files,
    isDryRun: values['dry-run'],
    knownAt: values['known-at'],
    reportPath: values.report,
    companiesPath: values.companies,
    company: values.company,
    mappingPath: values.mapping,
    acceptGaps: values['accept-gaps'],
  };
};
