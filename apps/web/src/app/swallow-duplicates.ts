import { createPath } from 'react-router';
import type { To, createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;
type Here = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Whether `to` names the address one is at already. */
export const isDuplicate = (here: Here, to: To): boolean => {
  const target = typeof to === 'string' ? to : createPath({ ...here, ...to });
  if (!target.startsWith('/')) return false;
  return target === `${here.pathname}${here.search}${here.hash}`;
};

/** A push to the address one is at does nothing: no second entry in the history, no reload, no message. */
export const swallowDuplicates = (router: Router): Router => {
  const navigate = router.navigate.bind(router);
  const guarded = (to: number | To | null, options?: Parameters<Router['navigate']>[1]): Promise<void> => {
    if (typeof to === 'number') return navigate(to);
    const isSubmission = options !== undefined && 'formData' in options;
    if (to !== null && !isSubmission && isDuplicate(router.state.location, to)) return Promise.resolve();
    return navigate(to, options);
  };
  router.navigate = guarded;
  return router;
};
