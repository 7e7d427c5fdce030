const WIDE = /[\u2e80-\uffff]/;
/** Pixels of a letter at 12.5 px. */
const WIDTHS = { wide: 12.6, narrow: 6.9 } as const;

const measure = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? WIDTHS.wide : WIDTHS.narrow), 0);

/** A name in lines that fit a width: English between words, Chinese between any letters; the rest as an ellipsis. */
export const wrapName = (name: string, width: number, most: number): readonly string[] => {
  const lines: string[] = [''];
  for (const piece of name.match(/[\u2e80-\uffff][）」』》，。、；：]*|[^\s\u2e80-\uffff]+\s*|\s+/g) ?? []) {
    const line = lines.at(-1) ?? '';
    if (line && measure(line + piece.trimEnd()) > width) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  const trimmed = lines.map((line) => line.trim());
  if (trimmed.length <= most) return trimmed;
  const last = Array.from(trimmed[most - 1] ?? '');
  while (last.length > 1 && measure(`${last.join('')}…`) > width) last.pop();
  return [...trimmed.slice(0, most - 1), `${last.join('')}…`];
};
