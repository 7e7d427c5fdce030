export { MenusPage } from './menus-page.tsx';
export type { MenuSurroundings } from './menus-page.tsx';
