import { useEffect, useRef } from 'react';

/** Gives the focus back to what opened a drawer, once the drawer is gone. */
export const useOpener = (isOpen: boolean) => {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen) return;
    const { current } = opener;
    opener.current = null;
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  }, [isOpen]);
  return {
    keep: (): void => {
      opener.current = document.activeElement;
    },
  };
};
