import { BusinessBody, CompanyPage } from '../../features/profile/index.ts';
import { RatingBadge } from '../../features/rating/index.ts';
import { renderCompanyActions } from './company-actions.tsx';

/** What a company does, owns, owes and is accused of. */
export const Component = () => (
  <CompanyPage
    renderBadge={({ companyId }) => <RatingBadge companyId={companyId} />}
    renderActions={renderCompanyActions}
  >
    <BusinessBody />
  </CompanyPage>
);
