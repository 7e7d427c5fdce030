const WIDE = /[\u2e80-\uffff]/;
const WIDTHS = { wide: 12.4, narrow: 6.9 } as const;
const MOST_LINES = 2;

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? WIDTHS.wide : WIDTHS.narrow), 0);

/** What of a text fits a width: up to a space where the rest begins with a word, else up to the letter. */
const takeLine = (text: string, width: number): string => {
  const letters = Array.from(text);
  let count = letters.length;
  while (count > 1 && widthOf(letters.slice(0, count).join('')) > width) count -= 1;
  const line = letters.slice(0, count).join('');
  const space = line.lastIndexOf(' ');
  return count < letters.length && space > line.length / 2 ? line.slice(0, space) : line;
};

/** At most two lines of a name that fit a width in pixels; what does not fit ends in an ellipsis. */
export const fitName = (name: string, width: number, most = MOST_LINES): readonly string[] => {
  const lines: string[] = [];
  let rest = name.trim();
  while (rest && lines.length < most) {
    const line = takeLine(rest, width);
    rest = rest.slice(line.length).trim();
    lines.push(line);
  }
  if (rest) lines[most - 1] = `${(lines[most - 1] ?? '').slice(0, -1)}…`;
  return lines;
};
