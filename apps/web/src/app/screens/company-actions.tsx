import { ExportButton } from '../../features/exports/index.ts';
import type { CompanyActionSlot } from '../../features/profile/index.ts';
import { ReportErrorButton } from '../../features/report-error/index.ts';

/** What other features let a person do with a company, or with one record of it; one line each. */
export const renderCompanyActions = ({ companyId, title, name, datum }: CompanyActionSlot) => (
  <>
    {!datum && <ExportButton companyIds={[companyId]} suggestedName={title} />}
    <ReportErrorButton company={{ companyId, name }} datum={datum} />
  </>
);
