import { ExportButton } from '../../features/exports/index.ts';
import type { ProfileSlot } from '../../features/profile/index.ts';

/** What other features let a person do with a company; one line each. */
export const renderCompanyActions = ({ companyId, title }: ProfileSlot & { readonly title: string }) => (
  <ExportButton companyIds={[companyId]} suggestedName={title} />
);
