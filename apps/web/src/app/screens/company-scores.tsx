import { lazy, Suspense } from 'react';
import type { ProfileSlot } from '../../features/profile/index.ts';
import { loadTexts } from '../../i18n/index.ts';

const DistressScores = lazy(async () => {
  const [feature] = await Promise.all([
    import('../../features/distress-scores/index.ts'),
    loadTexts('distress-scores'),
  ]);
  return { default: feature.DistressScores };
});

/** Published scores under the rating; their code comes after the screen's own. */
export const CompanyScores = ({ companyId, openRecord }: ProfileSlot) => (
  <Suspense fallback={null}>
    <DistressScores
      companyId={companyId}
      onOpenRecord={(recordId, knownFrom, field) =>
        openRecord(recordId, { field, knownFrom: knownFrom ?? undefined })
      }
    />
  </Suspense>
);
