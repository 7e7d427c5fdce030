import { useEffect, useState } from 'react';

/** Long enough to skip letters in the middle of a word. */
const PAUSE_MS = 200;

/** A text as it is once the typing has paused. */
export const usePaused = (value: string, pauseMs = PAUSE_MS): string => {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
};
