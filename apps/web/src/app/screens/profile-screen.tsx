import { CompanyPage, ProfileBody } from '../../features/profile/index.ts';
import { RatingBadge, RatingCard } from '../../features/rating/index.ts';
import { renderCompanyActions } from './company-actions.tsx';

/** What a company is, with what the rating feature draws into it. */
export const Component = () => (
  <CompanyPage
    renderBadge={({ companyId }) => <RatingBadge companyId={companyId} />}
    renderActions={renderCompanyActions}
  >
    <ProfileBody renderRating={({ companyId }) => <RatingCard companyId={companyId} />} />
  </CompanyPage>
);
