export { MyErrorReports } from './my-error-reports.tsx';
export { ReportDesk } from './desk/report-desk.tsx';
