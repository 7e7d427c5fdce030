const WIDE = /[\u2e80-\uffff]/;
const FONT_SIZE = 12.5;
/** Pixels of a letter at that size. */
const WIDTHS = { wide: 12.6, narrow: 6.9 } as const;

/** About how wide a text stands in a drawing, where no browser has measured it. */
export const measureText = (text: string, fontSize = FONT_SIZE): number =>
  (fontSize / FONT_SIZE) *
  Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? WIDTHS.wide : WIDTHS.narrow), 0);

/** Words, and Chinese letters each by itself with the closing marks behind it. */
const PIECES = /[\u2e80-\uffff][）」』》，。、；：]*|[^\s\u2e80-\uffff]+\s*|\s+/g;

/** A name in lines that fit a width: English between words, Chinese between any letters; the rest as an ellipsis. */
export const wrapName = (
  name: string,
  width: number,
  most: number,
  fontSize = FONT_SIZE,
): readonly string[] => {
  const isWide = (text: string) => measureText(text, fontSize) > width;
  const lines: string[] = [''];
  for (const piece of name.match(PIECES) ?? []) {
    const line = lines.at(-1) ?? '';
    if (line && isWide(line + piece.trimEnd())) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  const trimmed = lines.map((line) => line.trim()).filter(Boolean);
  if (trimmed.length <= most && !trimmed.some(isWide)) return trimmed;
  const shorten = (line: string): string => {
    const letters = Array.from(line);
    while (letters.length > 1 && isWide(`${letters.join('')}…`)) letters.pop();
    return `${letters.join('')}…`;
  };
  // A single word may be longer than a line.
  return trimmed
    .slice(0, most)
    .map((line, at) => (isWide(line) || (at === most - 1 && trimmed.length > most) ? shorten(line) : line));
};
