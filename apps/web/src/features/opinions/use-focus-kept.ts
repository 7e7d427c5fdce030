import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * A place that takes the focus when what had it is gone with a change of `state`: a form that was sent, a button that
 * was pressed. Whoever has moved on meanwhile is left alone.
 */
export const useFocusKept = (state: string): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement === document.body) place.current?.focus();
  }, [state]);
  return place;
};
