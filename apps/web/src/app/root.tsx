import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { noteClick } from '../api/session/index.ts';
import { focusHeading } from '../ui/focus-heading.ts';
import { ToastList } from '../ui/toast-list.tsx';

/** Navigating to another screen, or to another company, starts at the top, for eye and ear. */
const useStartAtTop = (): void => {
  const { pathname, search } = useLocation();
  const place = `${pathname} ${new URLSearchParams(search).get('companyId')}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current !== place) {
      scrollTo(0, 0);
      focusHeading();
    }
    last.current = place;
  }, [place]);
};

const useLastClick = (): void => {
  useEffect(() => {
    const note = (): void => noteClick(Date.now());
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, []);
};

export const Root = () => {
  useStartAtTop();
  useLastClick();
  return (
    <>
      <ToastList />
      <Outlet />
    </>
  );
};
