export { MyAccountPage } from './my-account-page.tsx';
