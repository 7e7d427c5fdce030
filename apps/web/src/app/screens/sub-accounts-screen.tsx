export { SubAccountsPage as Component } from '../../features/accounts/index.ts';
