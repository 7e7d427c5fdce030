export { QuotasPage as Component } from './quotas-page.tsx';
