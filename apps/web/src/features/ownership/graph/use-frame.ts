import { useEffect, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { CARD } from './layout-tree.ts';
import type { PlacedNode } from './layout-tree.ts';

/** Pulls the drawing under its frame; a short click stays a click. */
export const usePull = (frame: RefObject<HTMLDivElement | null>) => {
  const [start, setStart] = useState<{ x: number; y: number; left: number; top: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, pointerType, button }: PointerEvent) => {
      const box = frame.current;
      // Fingers scroll by themselves.
      if (box && pointerType === 'mouse' && button === 0)
        setStart({ x: clientX, y: clientY, left: box.scrollLeft, top: box.scrollTop });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (start) frame.current?.scrollTo(start.left - clientX + start.x, start.top - clientY + start.y);
    },
    onPointerUp: () => setStart(null),
    onPointerLeave: () => setStart(null),
  };
};

/** Brings a place of the drawing into the middle of its frame, unless it is in sight already. */
export const useInSight = (
  frame: RefObject<HTMLDivElement | null>,
  target: PlacedNode | undefined,
  scale: number,
  key: string,
) => {
  useEffect(() => {
    const box = frame.current;
    if (!box || !target) return;
    box.scrollLeft = scale * (target.x + CARD.width / 2) - box.clientWidth / 2;
    box.scrollTop = scale * (target.y + CARD.height / 2) - box.clientHeight / 2;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a place that merely moved is not brought back
  }, [frame, scale, key]);
};
