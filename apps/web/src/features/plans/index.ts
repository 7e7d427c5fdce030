export { PlansPage as Component } from './plans-page.tsx';
export { OwnContract } from './own-contract.tsx';
