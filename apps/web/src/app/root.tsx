import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { noteClick } from '../api/session/index.ts';
import { ToastList } from '../ui/toast-list.tsx';

/** Navigating to another screen, or to another company, starts at the top. */
const useScrollToTop = (): void => {
  const { pathname, search } = useLocation();
  const companyId = new URLSearchParams(search).get('companyId');
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the address is what calls for it
  useEffect(() => scrollTo(0, 0), [pathname, companyId]);
};

const useLastClick = (): void => {
  useEffect(() => {
    const note = (): void => noteClick(Date.now());
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, []);
};

export const Root = () => {
  useScrollToTop();
  useLastClick();
  return (
    <>
      <ToastList />
      <Outlet />
    </>
  );
};
