import { lazy, Suspense } from 'react';
import { useSession } from '../../api/session/index.ts';
import { loadTexts } from '../../i18n/index.ts';
import { useMayGiveOpinions } from './use-may-give-opinions.ts';

const OpinionSection = lazy(async () => {
  const [section] = await Promise.all([import('./opinion-section.tsx'), loadTexts('opinions')]);
  return { default: section.OpinionSection };
});

/** What the reader thinks of a rating, below it; nothing where ratings themselves are closed, which they say. */
export const OpinionPanel = ({ companyId }: { readonly companyId: number }) => {
  const mayGive = useMayGiveOpinions();
  const isOpen = useSession(({ features }) => features.includes('rating-verification'));
  if (!mayGive || !isOpen) return null;
  return (
    <Suspense fallback={null}>
      <OpinionSection key={companyId} companyId={companyId} />
    </Suspense>
  );
};
