export { OutboxPage as Component } from './outbox-page.tsx';
