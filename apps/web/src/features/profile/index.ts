export { BusinessBody } from './business/business-body.tsx';
export { CompanyPage } from './company-page.tsx';
export type { CompanyActionSlot, ProfileSlot } from './company-page.tsx';
export { ProfileBody } from './profile-body.tsx';
export { useProfile } from './profile-context.ts';
