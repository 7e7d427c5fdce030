export { OrganisationsPage as Component } from './organisations-page.tsx';
