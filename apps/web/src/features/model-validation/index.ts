export { ValidationPage as Component } from './validation-page.tsx';
