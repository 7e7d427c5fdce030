import { parseArgs } from 'node:util';
import { OperatorError } from '@mingjian/database/launcher';

export const OWNERSHIP_FORMATS_USAGE =
  'npm run --silent ownership-formats -- convert FILE --from bods|ftm|csv --to bods|ftm|csv [--out FILE]\n' +
  '  [--date YYYY-MM-DD] [--publisher NAME] [--license URL]   ftm: FollowTheMoney, csv: holder,owned,percent[,votes][,low,high]';

const FORMATS = ['bods', 'ftm', 'csv'] as const;
export type FormatName = (typeof FORMATS)[number];

export interface FormatArguments {
  readonly file: string;
  readonly from: FormatName;
  readonly to: FormatName;
  readonly out: string | undefined;
  /** The day that the data stand for; null: today. */
  readonly date: string | null;
  readonly publisher: string;
  readonly license: string | undefined;
}

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  out: { type: 'string' },
  date: { type: 'string' },
  publisher: { type: 'string', default: 'Mingjian' },
  license: { type: 'string' },
} as const;

const refuse = (en: string, cn: string): never => {
  throw new OperatorError(`${en}\n${cn}\nUsage: ${OWNERSHIP_FORMATS_USAGE}`);
};

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : '', '参数有误。');
  }
};

const readFormat = (name: '--from' | '--to', text: string | undefined): FormatName =>
  FORMATS.find((format) => format === text) ??
  refuse(`${name} must be bods, ftm or csv.`, `${name} 应为 bods、ftm 或 csv。`);

const readDate = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  return isDay
    ? text
    : refuse(
        `--date must be a day, YYYY-MM-DD, not "${text}".`,
        `--date 应为 YYYY-MM-DD 格式的日期，而不是“${text}”。`,
      );
};

/** Reads the arguments of `npm run ownership-formats`. Throws OperatorError with the usage. */
export const parseFormatArguments = (args: readonly string[]): FormatArguments => {
  const { values, positionals } = readArguments(args);
  const [verb, file, ...more] = positionals;
  if (verb !== 'convert') return refuse('Say what to do: convert.', '请指定操作：convert。');
  if (file === undefined || more.length > 0) return refuse('Name one file.', '请指定一个文件。');
  if (values.license !== undefined && !URL.canParse(values.license))
    return refuse('--license must be the address of a licence.', '--license 应为许可协议的网址。');
  return {
    file,
    from: readFormat('--from', values.from),
    to: readFormat('--to', values.to),
    out: values.out,
    date: readDate(values.date),
    publisher: values.publisher,
    license: values.license,
  };
};
