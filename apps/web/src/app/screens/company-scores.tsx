import { lazy, Suspense } from 'react';
import type { ProfileSlot } from '../../features/profile/index.ts';
import { loadTexts } from '../../i18n/index.ts';
import { Loading } from '../../ui/index.ts';

const DistressScores = lazy(async () => {
  const [feature] = await Promise.all([
    import('../../features/distress-scores/index.ts'),
    loadTexts('distress-scores'),
  ]);
  return { default: feature.DistressScores };
});

/** Published scores beside the rating; their code comes when they are first asked for. */
export const CompanyScores = ({ companyId, openRecord }: ProfileSlot) => (
  <Suspense fallback={<Loading rows={8} />}>
    <DistressScores
      companyId={companyId}
      onOpenRecord={(recordId, knownFrom, field) =>
        openRecord(recordId, { field, knownFrom: knownFrom ?? undefined })
      }
    />
  </Suspense>
);
