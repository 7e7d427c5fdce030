import { measureText, wrapName } from '../../../ui/index.ts';

/** A mark of a card. */
export const PILL = { height: 14, gap: 4, inset: 4, fontSize: 10 } as const;
const MOST_ROWS = 2;

export interface Pill<T> {
  readonly mark: T;
  readonly words: string;
  readonly x: number;
  readonly row: number;
  readonly width: number;
}

/** Marks of a card side by side, in at most two rows; what has no room is cut. */
export const layoutPills = <T extends { readonly words: string }>(
  marks: readonly T[],
  room: number,
): readonly Pill<T>[] => {
  const pills: Pill<T>[] = [];
  let x = 0;
  let row = 0;
  for (const mark of marks) {
    const wanted = measureText(mark.words, PILL.fontSize) + 2 * PILL.inset;
    if (x > 0 && x + wanted > room && row + 1 < MOST_ROWS) {
      row += 1;
      x = 0;
    }
    const width = Math.min(wanted, room - x);
    if (width < 2 * PILL.inset + PILL.fontSize) break;
    const [words = ''] = wrapName(mark.words, width - 2 * PILL.inset + 1, 1, PILL.fontSize);
    pills.push({ mark, words, x, row, width });
    x += width + PILL.gap;
  }
  return pills;
};
