export * from './create-demo-request.ts';
export { findDemoRequest, listDemoRequests, updateDemoRequest } from './handle-demo-requests.ts';
export type { DemoRequestRow } from './handle-demo-requests.ts';
