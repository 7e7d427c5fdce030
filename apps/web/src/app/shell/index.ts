export { Shell as Component } from './shell.tsx';
