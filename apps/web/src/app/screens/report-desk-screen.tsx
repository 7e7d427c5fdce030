export { ReportDesk as Component } from '../../features/error-reports/index.ts';
