export { RolesPage as Component } from './roles-page.tsx';
