export { findTargets, listAudiences, listTargets } from './audience-choices.ts';
export type { TargetRow } from './audience-choices.ts';
export type { NoticeReader } from './audience-of.ts';
export { countUnreadNotices } from './count-unread.ts';
export { createNotice, createNoticeIn } from './create-notice.ts';
export type { NoticeDraft, NoticeTarget } from './create-notice.ts';
export { listNotices, markNoticesRead } from './list-notices.ts';
export type { OwnNoticeRow } from './list-notices.ts';
export {
  findPublishedNotice,
  listPublishedNotices,
  updateNotice,
  withdrawNotice,
} from './publish-notices.ts';
export type { PublishedNoticeRow } from './publish-notices.ts';
