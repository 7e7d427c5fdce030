import type { Words } from '../default-risk/index.ts';
import { findAucInterval } from '../validation/index.ts';
import { findBenchmarkWords } from './benchmark-words.ts';
import type { BenchmarkWords } from './benchmark-words.ts';
import { plain, words } from './cards/card.ts';
import type { Mark } from './cards/card.ts';
import printed from './public-benchmarks.json' with { type: 'json' };

/** One line of `npm run bench -- models` as it was printed. */
export interface Benchmark {
  readonly code: BenchmarkWords['code'] | null;
  readonly task: Words;
  readonly protocol: Words;
  /** Null where the command prints none. */
  readonly cases: number | null;
  /** Defaults, failures, ST companies; null where the target has many classes. */
  readonly events: number | null;
  readonly figure: Words;
  readonly paper: { readonly value: string; readonly source: string; readonly mark: Mark | null } | null;
  /** Of the prototype study; * on other years. */
  readonly prototype: string | null;
  readonly ours: number;
  /** 95 % interval, or the deviation over folds; null where neither was printed. */
  readonly spread: Words | null;
  readonly bar: number | null;
}

export interface PublicBenchmarks {
  readonly measuredOn: string;
  readonly command: string;
  readonly lines: readonly Benchmark[];
  readonly notes: readonly Words[];
}

interface Printed {
  readonly task: string;
  readonly paper: string;
  readonly prototype: string;
  readonly ours: number;
  readonly bar?: number;
  readonly cases?: number;
  readonly bad?: number;
  readonly spread?: string;
}

const NONE = '-';
const ZIEBA = 'Zieba, Tomczak, Tomczak, Expert Systems with Applications 58 (2016) 93-101';
/** How the command marks what was not checked against the paper. */
const UNCHECKED = ' [M]';

const toPaper = (paper: string): Benchmark['paper'] => {
  if (paper === NONE) return null;
  const isUnchecked = paper.endsWith(UNCHECKED);
  return {
    value: isUnchecked ? paper.slice(0, -UNCHECKED.length) : paper,
    source: ZIEBA,
    mark: isUnchecked ? 'literature' : null,
  };
};

const DIGITS = 3;

/** What follows from the numbers of an AUC that was printed alone. */
const intervalOf = (auc: number, cases: number, events: number): Words => {
  const { from, to } = findAucInterval(auc, events, cases - events);
  const range = `${from.toFixed(DIGITS)} – ${to.toFixed(DIGITS)}`;
  return words(`95%: ${range}`, `95%：${range}`);
};

const toSpread = (spread: string): Words => {
  const range = /^95 % ([\d.]+) to ([\d.]+)$/.exec(spread);
  if (range) return words(`95%: ${range[1]} – ${range[2]}`, `95%：${range[1]} – ${range[2]}`);
  const deviation = /^sd over folds ([\d.]+)$/.exec(spread)?.[1];
  return deviation ? words(`sd ${deviation}`, `标准差 ${deviation}`) : plain(spread);
};

/** The published models print cases and failures within their name. */
const countIn = (task: string): readonly [cases: number | null, events: number | null] => {
  const found = /\((\d+)\/(\d+)\)$/.exec(task);
  return found ? [Number(found[1]), Number(found[2])] : [null, null];
};

const toBenchmark = (line: Printed): Benchmark => {
  const [cases, events] = countIn(line.task);
  const told = findBenchmarkWords(line.task);
  return {
    code: told?.code ?? null,
    task: told?.task ?? plain(line.task),
    protocol: told?.protocol ?? plain(''),
    figure: told?.figure ?? plain(''),
    cases: line.cases ?? cases,
    events: line.bad ?? events,
    paper: toPaper(line.paper),
    prototype: line.prototype === NONE ? null : line.prototype,
    ours: line.ours,
    spread:
      line.spread !== undefined
        ? toSpread(line.spread)
        : cases !== null && events !== null
          ? intervalOf(line.ours, cases, events)
          : null,
    bar: line.bar ?? null,
  };
};

const LINES: readonly Printed[] = printed.lines;

/**
 * What the command printed with `--out`, and nothing else: `public-benchmarks.json` is its file with the day. Both are
 * renewed together with a model.
 */
export const PUBLIC_BENCHMARKS: PublicBenchmarks = {
  measuredOn: printed.measuredOn,
  command: `npm run bench -- models --seed ${printed.seed}`,
  lines: LINES.map(toBenchmark),
  notes: [
    words(
      'Polish firms: the same data and tenfold design as the paper, other random folds, duplicate rows removed. The protocol of the paper leaks: the code that its authors released stops early by the test fold, so EXGB looks better than it is; nothing here looks at a test fold.',
      '波兰企业：与论文同一数据、同为十折设计，但随机划分不同，并剔除重复行。论文的评测存在信息泄漏：作者公开的代码以测试折提前停止，故EXGB的结果偏高；本产品从不使用测试折。',
    ),
    words(
      'US firms: the label is the last year before a failure and the split is by time. The paper labels every year of a company that failed and draws balanced samples, so its figures are not comparable and none is quoted.',
      '美国企业：以破产前最后一年为标签，并按时间划分。论文将失败企业的每一年都标为失败，且抽取平衡样本，其结果不可比，故不引用。',
    ),
    words(
      'ST is distress by a rule about loss years and no default; the evidence is of listed companies, and of the order of cases only.',
      'ST系按亏损年度规则认定的困境，并非违约；该证据仅限上市公司，且仅说明排序能力。',
    ),
    words(
      'Prototype: an earlier study of the same tables; * measured on 2015 to 2018, which are kept aside here.',
      '原型研究：同一数据的先期研究；*为2015—2018年结果，该年份数据在此留作验收。',
    ),
  ],
};
