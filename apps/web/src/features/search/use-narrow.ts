import { useSyncExternalStore } from 'react';

/** Below it a table of ten columns is no table any more, and the filters no column. */
const QUERY = '(width < 900px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
