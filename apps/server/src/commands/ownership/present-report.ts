import type { EdgesFile } from '@mingjian/domain/ownership';
import type { OwnershipReport } from './make-report.ts';

/** A screen or two; --json tells everything. */
const MOST_LINES = 30;

const write = (value: unknown): string => {
  if (typeof value === 'number') return `${Math.round(value * 1e4) / 1e4} %`;
  return Array.isArray(value) ? value.join(', ') : String(value);
};

const listLines = function* (title: string, list: Iterable<object>): Iterable<string> {
  let [count, unwritten] = [0, 0];
  yield title;
  for (const element of list) {
    count += 1;
    if (count > MOST_LINES) unwritten += 1;
    else
      yield `  ${Object.values(element)
        .filter((value) => value !== undefined)
        .map(write)
        .join('  ')}`;
  }
  if (count === 0) yield '  -';
  if (unwritten > 0) yield `  ... ${unwritten} more, with --json / 其余${unwritten}条见 --json`;
};

/** The report as lines for a person. */
export const presentReport = function* (
  { holdings, refused }: EdgesFile,
  report: OwnershipReport,
  threshold: number,
): Iterable<string> {
  yield `${holdings.length} holdings read, ${refused.length} refused. / 已读取${holdings.length}条持股关系，拒绝${refused.length}条。`;
  const lists: readonly (readonly [string, Iterable<object>])[] = [
    [
      `Beneficial owners at ${threshold} %: company, owner, capital, votes, test / 受益所有人`,
      report.beneficialOwners,
    ],
    ['Control by votes: controller, company, votes / 表决权控制', report.control],
    ['Integrated ownership: holder, company, share / 穿透持股', report.integrated],
    ['Undisclosed: company, share / 未披露股份', report.undisclosed],
    ['Closed loops / 封闭持股环', report.closedLoops.map((loop) => ({ loop }))],
    ['Weakest link: holder, company, best chain, all chains / 控制链最弱一环', report.weakestLink],
    ['Close links: kind, holder, company, capital, votes / 紧密关联', report.closeLinks],
  ];
  for (const [title, list] of lists) yield* listLines(title, list);
};
