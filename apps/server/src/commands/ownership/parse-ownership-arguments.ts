import { parseArgs } from 'node:util';
import { OperatorError } from '@mingjian/database/launcher';
import { OWNER_THRESHOLD } from '@mingjian/domain/ownership';

export const OWNERSHIP_USAGE =
  'npm run --silent ownership -- EDGES.csv [--threshold 25] [--json]\n' +
  '  columns: holder,owned,percent[,votes][,low,high]; percent 0 to 100';

/** What --help prints, in both languages. */
export const OWNERSHIP_HELP = `Usage: ${OWNERSHIP_USAGE}

  Integrated shares, control by votes, close links, weakest links, what is undisclosed, closed loops and beneficial owners.
  votes: percent of the votes, where they differ from the capital. low and high: a band, both or neither; percent may then be empty.
  --threshold  of a beneficial owner, percent (${OWNER_THRESHOLD})
  --json       all of it as one JSON object; without, the first lines of each list
  Ends with 0, or with 1 where rows were refused (told by row on the error output) or nothing could be answered.

用法：npm run --silent ownership -- 持股关系.csv [--threshold 25] [--json]
  列：holder（持有人）,owned（被持有企业）,percent（持股比例，0至100）[,votes（表决权比例）][,low,high（区间）]
  结果：穿透持股、表决权控制、紧密关联、控制链最弱一环、未披露股份、封闭持股环、受益所有人。
  --threshold  受益所有人门槛，百分比（${OWNER_THRESHOLD}）
  --json       以一个 JSON 对象输出全部结果；否则只显示各列表的前几行
  成功时退出码为 0；有数据行被拒绝（错误输出中注明行号）或无法给出结果时为 1。`;

export interface OwnershipArguments {
  readonly isHelp: false;
  readonly file: string;
  /** Of a beneficial owner, percent. */
  readonly threshold: number;
  readonly isJson: boolean;
}

const OPTIONS = {
  threshold: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
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
export const parseOwnershipArguments = (
  args: readonly string[],
): OwnershipArguments | { readonly isHelp: true } => {
  const { values, positionals } = readArguments(args);
  if (values.help) return { isHelp: true };
  const [file, ...more] = positionals;
  if (file === undefined) return refuse('Name the file of edges.', '请指定持股关系文件。');
  if (more.length > 0) return refuse('Name one file only.', '一次只能指定一个文件。');
  const threshold = values.threshold === undefined ? OWNER_THRESHOLD : Number(values.threshold);
  if (!(threshold > 0 && threshold <= 100) || values.threshold?.trim() === '')
    return refuse(
      `--threshold must be a number above 0 and up to 100, not "${values.threshold}".`,
      `--threshold 应为大于0且不超过100的数字，而不是“${values.threshold}”。`,
    );
  return { isHelp: false, file, threshold, isJson: values.json };
};
