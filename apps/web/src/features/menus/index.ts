export { MenusPage } from './menus-page.tsx';
