export { measureTask } from './measure-task.ts';
