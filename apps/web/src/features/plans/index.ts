export { PlansPage as Component } from './plans-page.tsx';
