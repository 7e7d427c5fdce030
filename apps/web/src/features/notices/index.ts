export { NoticesPage } from './notices-page.tsx';
export { PublishPage } from './publish/publish-page.tsx';
