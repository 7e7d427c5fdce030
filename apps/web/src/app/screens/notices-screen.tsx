export { NoticesPage as Component } from '../../features/notices/index.ts';
