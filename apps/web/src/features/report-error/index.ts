export { ReportErrorButton } from './report-error-button.tsx';
