export { BatchImportPage } from './batch-import-page.tsx';
