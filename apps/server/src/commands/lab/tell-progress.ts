const STEPS = 10;
const WHOLE = 100;

/** Where progress is told: standard error, so that standard output holds results only. */
interface Ear {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Tells the share done: in one line that is written over in a terminal, else in a line for each tenth. */
export const makeProgress = (what: string, ear: Ear = process.stderr): ((share: number) => void) => {
  let told = 0;
  return (share) => {
    const done = Math.floor(share * (ear.isTTY ? WHOLE : STEPS) + Number.EPSILON * WHOLE);
    if (done <= told) return;
    told = done;
    if (ear.isTTY) ear.write(`\r${what}: ${done} %${done === WHOLE ? '\n' : ''}`);
    else ear.write(`${what}: ${(done * WHOLE) / STEPS} %\n`);
  };
};
