export { DemoDesk as Component } from './demo-desk.tsx';
