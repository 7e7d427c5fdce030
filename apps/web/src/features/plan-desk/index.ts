export { PlanDeskPage as Component } from './plan-desk-page.tsx';
