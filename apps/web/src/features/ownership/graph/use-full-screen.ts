import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element fills the screen, and the way in and out. */
export const useFullScreen = (element: RefObject<HTMLElement | null>) => {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const read = () =>
      setIsFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [element]);
  const leave = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
  };
  const toggle = (): void => {
    if (isFull) leave();
    else void element.current?.requestFullscreen();
  };
  return { isFull, leave, toggle };
};
