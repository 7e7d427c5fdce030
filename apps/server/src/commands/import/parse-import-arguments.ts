import { parseArgs } from 'node:util';
import { OperatorError } from '@mingjian/database/launcher';

export const IMPORT_USAGE =
  'npm run import -- <register|statements|qcc|tyc> <files...> [--dry-run] [--known-at YYYY-MM-DD] [--report FILE] [--companies FILE]';

const IMPORT_NAMES = ['register', 'statements', 'qcc', 'tyc'] as const;

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
}

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  'known-at': { type: 'string' },
  report: { type: 'string' },
  companies: { type: 'string' },
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
  if (values.report !== undefined && files.length > 1)
    throw new OperatorError('--report takes one file at a time: import the files one by one.');
  return {
    source,
    files,
    isDryRun: values['dry-run'],
    knownAt: values['known-at'],
    reportPath: values.report,
    companiesPath: values.companies,
  };
};
