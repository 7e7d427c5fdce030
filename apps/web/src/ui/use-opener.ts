import { useEffect, useRef } from 'react';

/** Gives the focus back to what opened a drawer, once the drawer is gone. */
export const useOpener = (isClosed: boolean) => {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!isClosed) return;
    const { current } = opener;
    opener.current = null;
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  }, [isClosed]);
  return {
    keep: (): void => {
      opener.current = document.activeElement;
    },
  };
};
