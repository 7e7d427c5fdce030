export { WorkbenchPage as Component } from './workbench-page.tsx';
