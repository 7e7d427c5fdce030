export { ProfilePage } from './profile-page.tsx';
export type { ProfilePageProps } from './profile-page.tsx';
