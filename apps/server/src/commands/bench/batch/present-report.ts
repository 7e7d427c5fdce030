import { sumResults } from './judge-rows.ts';
import type { NoiseResult } from './judge-rows.ts';

type Print = (line: string) => void;

/** What reading and matching a list cost the process that did it. */
export interface MatchCost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMb: number;
}

export interface Bar {
  readonly words: string;
  readonly isHeld: boolean;
}

/** For 10,000 rows; in proportion for others. */
const BARS = { secondsA10k: 20, peakMb: 300, precision: 0.99, reached: 0.95, absentFound: 0.01 } as const;
const USUAL_ROWS = 10_000;

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const percent = (value: number): string => `${(100 * value).toFixed(2)} %`;
const cell = (value: number): string => String(value).padStart(8);

export const printResults = (print: Print, title: string, results: readonly NoiseResult[]): void => {
  print(title);
  print(`${''.padEnd(30)}    rows   right   wrong offered  missed`);
  const sorted = results.toSorted((a, b) => Number(a.isAbsent) - Number(b.isAbsent) || b.rows - a.rows);
  for (const { noise, isAbsent, rows, right, wrong, offered, missed } of sorted)
    print(
      `${(isAbsent ? `absent: ${noise}` : noise).padEnd(30)}${[rows, right, wrong, offered, missed].map(cell).join('')}`,
    );
};

/** The promises of the batch import and whether this run kept them. */
export const judgeBars = (results: readonly NoiseResult[], cost: MatchCost, rows: number): readonly Bar[] => {
  const present = sumResults(
    results.filter(({ isAbsent }) => !isAbsent),
    'present',
  );
  const absent = sumResults(
    results.filter(({ isAbsent }) => isAbsent),
    'absent',
  );
  const precision = share(present.right, present.right + present.wrong + absent.wrong);
  const reached = share(present.right + present.offered, present.rows);
  const allowed = Math.max(1, rows / USUAL_ROWS) * BARS.secondsA10k;
  return [
    {
      words: `${rows} rows read and matched in ${cost.seconds.toFixed(1)} s (CPU of the process ${cost.cpuSeconds.toFixed(1)} s), at most ${allowed}`,
      isHeld: cost.seconds <= allowed,
    },
    {
      words: `peak memory of the process ${cost.peakMb.toFixed(0)} MB, below ${BARS.peakMb}`,
      isHeld: cost.peakMb < BARS.peakMb,
    },
    {
      words: `precision of "found" ${percent(precision)}, at least ${percent(BARS.precision)}`,
      isHeld: precision >= BARS.precision,
    },
    {
      words: `found or offered ${percent(reached)} of the companies that are there (found alone ${percent(share(present.right, present.rows))}), at least ${percent(BARS.reached)}`,
      isHeld: reached >= BARS.reached,
    },
    {
      words: `found for a company that is not there ${percent(share(absent.wrong, absent.rows))}, at most ${percent(BARS.absentFound)}`,
      isHeld: share(absent.wrong, absent.rows) <= BARS.absentFound,
    },
  ];
};
