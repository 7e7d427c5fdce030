import { OpinionPanel, useMayGiveOpinions } from '../../features/opinions/index.ts';
import { CompanyPage, useProfile } from '../../features/profile/index.ts';
import { RatingBadge, RatingHistory, RatingPanel } from '../../features/rating/index.ts';
import { useMayAskWhatIf, WhatIf } from '../../features/what-if/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { PlaceTabs } from '../../ui/index.ts';
import type { PlaceTab } from '../../ui/index.ts';
import { renderCompanyActions } from './company-actions.tsx';
import { CompanyScores } from './company-scores.tsx';

/** The parts of the screen, each from its own feature; one line each. */
const useTabs = (): readonly PlaceTab[] => {
  const { t } = useTranslation('rating');
  const { t: tCommon } = useTranslation('common');
  const mayGiveOpinions = useMayGiveOpinions();
  const mayAskWhatIf = useMayAskWhatIf();
  const { profile, openRecord } = useProfile();
  const { companyId } = profile;
  const onOpenRecord = (recordId: number, knownFrom: string | null, field?: string) =>
    openRecord(recordId, { field, knownFrom: knownFrom ?? undefined });
  return [
    {
      key: 'rating',
      label: t('tab_rating'),
      render: () => <RatingPanel companyId={companyId} onOpenRecord={onOpenRecord} />,
    },
    ...(mayAskWhatIf
      ? [
          {
            key: 'what-if',
            label: tCommon('whatIf'),
            render: () => <WhatIf companyId={companyId} onOpenRecord={onOpenRecord} />,
          },
        ]
      : []),
    { key: 'history', label: t('tab_history'), render: () => <RatingHistory companyId={companyId} /> },
    {
      key: 'scores',
      label: t('tab_scores'),
      render: () => <CompanyScores companyId={companyId} openRecord={openRecord} />,
    },
    ...(mayGiveOpinions
      ? [{ key: 'opinion', label: t('tab_opinion'), render: () => <OpinionPanel companyId={companyId} /> }]
      : []),
  ];
};

const RatingTabs = () => {
  const { t } = useTranslation('rating');
  return <PlaceTabs label={t('tabs')} tabs={useTabs()} />;
};

/** How a company is rated, why, what moved it, and what others and the reader think of it. */
export const Component = () => (
  <CompanyPage
    renderBadge={({ companyId }) => <RatingBadge companyId={companyId} />}
    renderActions={renderCompanyActions}
  >
    <RatingTabs />
  </CompanyPage>
);
