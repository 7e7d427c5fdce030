export interface Progress {
  update(done: number, total: number): void;
  end(): void;
}

const STEP_PERCENT = 10;

/** One line that is rewritten at a terminal; a line per tenth where the output goes to a file. */
export const makeProgress = (
  label: string,
  tell: (line: string) => void = () => undefined,
  output: NodeJS.WriteStream = process.stdout,
): Progress => {
  const started = Date.now();
  let shown = -1;
  let told = -1;
  const describe = (done: number, total: number): string => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    const seconds = Math.round((Date.now() - started) / 1000);
    return `${label}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')} (${percent} %), ${seconds} s`;
  };
  return {
    update: (done, total) => {
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
      if (percent !== told) tell(describe(done, total));
      told = percent;
      const step = output.isTTY ? percent : Math.floor(percent / STEP_PERCENT);
      if (step === shown) return;
      shown = step;
      output.write(output.isTTY ? `\r\u001b[K${describe(done, total)}` : `${describe(done, total)}\n`);
    },
    end: () => {
      if (output.isTTY && shown >= 0) output.write('\n');
    },
  };
};
