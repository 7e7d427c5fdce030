import { parseArgs } from 'node:util';
import { OperatorError } from '@mingjian/database/launcher';
import { OWNER_THRESHOLD } from '@mingjian/domain/ownership';

export const OWNERSHIP_USAGE =
  'npm run --silent ownership -- EDGES.csv [--threshold 25] [--json]\n' +
  '  columns: holder,owned,percent[,votes][,low,high]; percent 0 to 100';

export interface OwnershipArguments {
  readonly file: string;
  /** Of a beneficial owner, percent. */
  readonly threshold: number;
  readonly isJson: boolean;
}

const OPTIONS = {
  threshold: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const refuse = (en: string, cn: string): never => {
  throw new OperatorError(`${en}\n${cn}\nUsage: ${OWNERSHIP_USAGE}`);
};

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : '', '参数有误。');
  }
};

/** Reads the arguments of `npm run ownership`. Throws OperatorError with the usage. */
export const parseOwnershipArguments = (args: readonly string[]): OwnershipArguments => {
  const { values, positionals } = readArguments(args);
  const [file, ...more] = positionals;
  if (file === undefined) return refuse('Name the file of edges.', '请指定持股关系文件。');
  if (more.length > 0) return refuse('Name one file only.', '一次只能指定一个文件。');
  const threshold = values.threshold === undefined ? OWNER_THRESHOLD : Number(values.threshold);
  if (!(threshold > 0 && threshold <= 100) || values.threshold?.trim() === '')
    return refuse(
      `--threshold must be a number above 0 and up to 100, not "${values.threshold}".`,
      `--threshold 应为大于0且不超过100的数字，而不是“${values.threshold}”。`,
    );
  return { file, threshold, isJson: values.json };
};
