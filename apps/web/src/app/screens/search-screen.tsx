import { ExportButton } from '../../features/exports/index.ts';
import { SearchPage } from '../../features/search/index.ts';

/** The market by words and by filters, with what can be done with the companies found. */
export const Component = () => (
  <SearchPage
    renderActions={({ companyIds, suggestedName, label }) => (
      <ExportButton companyIds={companyIds} suggestedName={suggestedName} label={label} />
    )}
  />
);
