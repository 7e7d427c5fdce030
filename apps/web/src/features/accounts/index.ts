export { AccountsPage as Component } from './accounts-page.tsx';
