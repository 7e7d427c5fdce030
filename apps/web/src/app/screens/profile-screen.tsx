import { OpinionPanel } from '../../features/opinions/index.ts';
import { CompanyPage, ProfileBody } from '../../features/profile/index.ts';
import { RatingBadge, RatingPanel } from '../../features/rating/index.ts';
import { renderCompanyActions } from './company-actions.tsx';
import { CompanyScores } from './company-scores.tsx';

/** What a company is, with what the rating feature draws into it. */
export const Component = () => (
  <CompanyPage
    renderBadge={({ companyId }) => <RatingBadge companyId={companyId} />}
    renderActions={renderCompanyActions}
  >
    <ProfileBody
      renderRating={({ companyId, openRecord }) => (
        <>
          <RatingPanel
            companyId={companyId}
            onOpenRecord={(recordId, knownFrom, field) =>
              openRecord(recordId, { field, knownFrom: knownFrom ?? undefined })
            }
          />
          <OpinionPanel companyId={companyId} />
          <CompanyScores companyId={companyId} openRecord={openRecord} />
        </>
      )}
    />
  </CompanyPage>
);
