export { BatchImportPage as Component } from './batch-import-page.tsx';
