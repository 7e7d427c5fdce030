import { lazy, Suspense } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { Loading } from '../../ui/states.tsx';
import { useMayGiveOpinions } from './use-may-give-opinions.ts';

const OpinionSection = lazy(async () => {
  const [section] = await Promise.all([import('./opinion-section.tsx'), loadTexts('opinions')]);
  return { default: section.OpinionSection };
});

/** What the reader thinks of a rating; nothing for a role that may not see ratings. */
export const OpinionPanel = ({ companyId }: { readonly companyId: number }) => {
  if (!useMayGiveOpinions()) return null;
  return (
    <Suspense fallback={<Loading rows={6} />}>
      <OpinionSection key={companyId} companyId={companyId} />
    </Suspense>
  );
};
