const WIDE = /[\u2e80-\uffff]/;
const WIDTHS = { wide: 12.4, narrow: 6.7 } as const;

const widthOf = (letter: string): number => (WIDE.test(letter) ? WIDTHS.wide : WIDTHS.narrow);

/** At most two lines of a name that fit a width in pixels; what does not fit ends in an ellipsis. */
export const fitName = (name: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const letter of name) {
    const wide = widthOf(letter);
    if (taken + wide > width) {
      lines.push(line);
      if (lines.length === 2) return [lines[0] ?? '', `${(lines[1] ?? '').slice(0, -1)}…`];
      line = '';
      taken = 0;
    }
    line += letter;
    taken += wide;
  }
  return [...lines, line].map((text) => text.trim()).filter(Boolean);
};
