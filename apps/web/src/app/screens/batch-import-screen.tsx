import { BatchImportPage } from '../../features/batch-imports/index.ts';
import { ExportButton } from '../../features/exports/index.ts';

/** Lists of companies that a person brings, with what can be done with the companies found. */
export const Component = () => (
  <BatchImportPage
    renderActions={({ companyIds, suggestedName, label }) => (
      <ExportButton companyIds={companyIds} suggestedName={suggestedName} label={label} />
    )}
  />
);
