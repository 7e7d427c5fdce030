import { MyErrorReports } from '../../features/error-reports/index.ts';
import { ReportErrorButton } from '../../features/report-error/index.ts';

/** The own reports, with the form of a new one. */
export const Component = () => <MyErrorReports actions={<ReportErrorButton company={null} />} />;
