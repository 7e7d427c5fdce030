import type { ImportProgress } from '@mingjian/importers/shared';

const LINE_INTERVAL_MS = 2000;
const TERMINAL_INTERVAL_MS = 100;

/** One line that is rewritten on a terminal, a line every two seconds elsewhere (standard error, so that results can be piped). */
export const makeProgressLine = (
  now: () => number,
): { show(progress: ImportProgress): void; clear(): void } => {
  const { stderr } = process;
  const start = now();
  const interval = stderr.isTTY ? TERMINAL_INTERVAL_MS : LINE_INTERVAL_MS;
  let last = start;
  return {
    show: ({ rowsDone, rowCount }) => {
      const at = now();
      if (at - last < interval && rowsDone < rowCount) return;
      last = at;
      const percent = Math.floor((100 * rowsDone) / rowCount);
      const speed = Math.round((1000 * rowsDone) / Math.max(at - start, 1));
      const line = `${percent} %  ${rowsDone} of ${rowCount} rows  ${speed} rows/s`;
      stderr.write(stderr.isTTY ? `\r${line}\u001B[K` : `${line}\n`);
    },
    clear: () => {
      if (stderr.isTTY) stderr.write('\r\u001B[K');
    },
  };
};
