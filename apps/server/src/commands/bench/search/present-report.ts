import type { Database } from '@mingjian/database/connection';
import type { WordMeasure } from './measure-words.ts';
import type { PlainMeasure } from './measure-plain.ts';
import type { ScreeningMeasure } from './measure-screening.ts';
import { percentile } from './meter.ts';
import type { CostSummary } from './meter.ts';

type Print = (line: string) => void;

const ms = (value: number): string => value.toFixed(1).padStart(6);
const pair = ([p50, p95]: readonly [number, number]): string => `${ms(p50)}${ms(p95)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const NAME_WIDTH = 30;

const presentPages = (pages: readonly CostSummary[]): string =>
  pages.map(({ cpu, wall }) => `${pair(cpu)} |${pair(wall)}`).join(' ||');

const HEAD = `${''.padEnd(NAME_WIDTH)}  page 1: CPU p50 p95 | wall p50 p95 || page 10: the same   (ms; CPU = PostgreSQL + Node)`;

export const printWords = (print: Print, measures: readonly WordMeasure[]): void => {
  print('By word: ranked, with total and list rows');
  print(HEAD);
  for (const { name, pages, hits, hitsOfFew, totals, crowd, kind } of measures) {
    const found =
      kind === 'crowded'
        ? ''
        : `  wanted in first 20: ${percent(hits)}${hitsOfFew === undefined || hitsOfFew === hits ? '' : ` (${percent(hitsOfFew)} of those with 20 matches at most)`}`;
    const compared = crowd
      ? `  against a scan of ${crowd.queries}: full ${crowd.full}, rows that match ${percent(crowd.matching)}, best known ${percent(crowd.popular)}, totals exact ${crowd.exact}`
      : '';
    const middle = percentile(totals, 0.5);
    print(`${name.padEnd(NAME_WIDTH)}${presentPages(pages)}  matches p50 ${middle}${found}${compared}`);
  }
};

export const printScreening = (print: Print, measures: readonly ScreeningMeasure[]): void => {
  print('Screening: with total, facets, ratings and list rows');
  print(HEAD);
  for (const { name, pages, totals } of measures) {
    print(`${name.padEnd(NAME_WIDTH)}${presentPages(pages)}  matches p50 ${percentile(totals, 0.5)}`);
  }
};

export const printPlain = (print: Print, measures: readonly PlainMeasure[]): void => {
  print('Plain alternative: LIKE and similarity over trigram indexes, first page without total');
  for (const { name, page, hits } of measures) {
    print(
      `${name.padEnd(NAME_WIDTH)}${pair(page.cpu)} |${pair(page.wall)}  wanted in first 20: ${percent(hits)}`,
    );
  }
};

const MEGABYTE = 1e6;

/** Tables and indexes by size, and the memory of both processes. */
export const printSizes = async (print: Print, db: Database): Promise<void> => {
  const { rows } = await db.pool.query<{ name: string; bytes: number; kind: string }>(
    `select c.relname as name, c.relkind::text as kind, pg_relation_size(c.oid) as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where c.relname ~ '^(company|search|bench)' and c.relkind in ('r', 'i') and pg_relation_size(c.oid) > 1000000
     order by bytes desc`,
  );
  print('Sizes (MB)');
  print(rows.map(({ name, bytes }) => `${name} ${(bytes / MEGABYTE).toFixed(0)}`).join(', '));
  print(`Memory of this process: ${(process.memoryUsage().rss / MEGABYTE).toFixed(0)} MB`);
};

/** A promise of the product and whether this run kept it. */
export interface Bar {
  readonly words: string;
  readonly isHeld: boolean;
}

const BARS = { words: 8, screening: 40, selective: 0.95, replaced: 0.9, dropped: 0.85 } as const;

/** Classes whose company must be among the first 20; the others are printed for what they are. */
const SELECTIVE = new Set([
  'full name',
  'without legal form',
  'region + brand',
  'brand + industry',
  'credit code',
  'initials, 4 and more',
]);

export const judge = (
  words: readonly WordMeasure[],
  screening: readonly ScreeningMeasure[],
): readonly Bar[] => {
  const cpuOf = (measures: readonly { readonly costs: readonly { readonly cpu: number }[] }[]): number =>
    percentile(
      measures.flatMap(({ costs }) => costs.map(({ cpu }) => cpu)),
      0.95,
    );
  const hitBars = words.flatMap((measure): Bar[] => {
    const { name, kind, hits, hitsOfFew } = measure;
    if (kind === 'replaced' || kind === 'dropped')
      return [
        { words: `${name}: ${percent(hits)}, at least ${percent(BARS[kind])}`, isHeld: hits >= BARS[kind] },
      ];
    if (!SELECTIVE.has(name)) return [];
    // Of twenty-one companies with the same initials one is always out of sight: only few can be selective.
    const share = hitsOfFew ?? hits;
    return [
      {
        words: `${name}: ${percent(share)}, at least ${percent(BARS.selective)}`,
        isHeld: share >= BARS.selective,
      },
    ];
  });
  const crowded = words.filter(({ crowd }) => crowd !== undefined);
  return [
    {
      words: `by word, CPU p95 over all classes: ${ms(cpuOf(words)).trim()} ms, at most ${BARS.words}`,
      isHeld: cpuOf(words) <= BARS.words,
    },
    {
      words: `screening, CPU p95 over all classes: ${ms(cpuOf(screening)).trim()} ms, at most ${BARS.screening}`,
      isHeld: cpuOf(screening) <= BARS.screening,
    },
    ...hitBars,
    {
      words: 'crowded classes: full pages, every row a match',
      isHeld: crowded.every(({ crowd }) => crowd && crowd.full === crowd.queries && crowd.matching === 1),
    },
  ];
};
