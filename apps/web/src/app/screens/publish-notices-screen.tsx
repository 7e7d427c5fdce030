export { PublishPage as Component } from '../../features/notices/index.ts';
