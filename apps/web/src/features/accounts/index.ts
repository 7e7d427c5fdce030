export { AccountsPage as Component } from './accounts-page.tsx';
export { SubAccountsPage } from './sub-accounts-page.tsx';
