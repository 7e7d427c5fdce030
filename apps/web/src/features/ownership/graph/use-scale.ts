import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export const SCALES = [0.4, 0.55, 0.7, 0.85, 1, 1.25, 1.5] as const;
/** Below it the words are hard to read: nobody is given it unasked. */
const READABLE = 0.7;

/** The largest size at which the drawing fits its frame, never beyond its own. */
export const findScale = (room: number, width: number, least: number): number =>
  SCALES.findLast((scale) => scale <= 1 && scale >= least && scale * width <= room) ?? least;

/** Size of the drawing: at first, and when its frame becomes another, what fits and can be read. */
export const useScale = (frame: RefObject<HTMLDivElement | null>, width: number, isFull: boolean) => {
  const [scale, setScale] = useState<number>(READABLE);
  const fit = (least: number) => setScale(findScale(frame.current?.clientWidth ?? 0, width, least));
  useEffect(() => {
    fit(READABLE);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is opened later must not change the size under the hand
  }, [isFull]);
  return { scale, setScale, fit: () => fit(SCALES[0]) };
};
