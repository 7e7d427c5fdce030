import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/index.ts';

const History = lazy(async () => {
  const history = await import('./history/rating-history.tsx');
  return { default: history.RatingHistory };
});

/** The history of a rating; its code comes when it is first asked for. */
export const RatingHistory = ({ companyId }: { readonly companyId: number }) => (
  <Suspense fallback={<Loading rows={8} />}>
    <History key={companyId} companyId={companyId} />
  </Suspense>
);
