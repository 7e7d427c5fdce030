import { NOTICE_KINDS } from '@mingjian/domain/notices';
import { z } from 'zod';
import { endpoint, IdSchema, MAX_PAGE_SIZE, PageInputSchema, pageOf } from '../wire/index.ts';

/** A sentence in both languages. */
export const BothSchema = z.object({ en: z.string(), cn: z.string() });

export const NoticeSchema = z.object({
  noticeId: z.number().int(),
  kind: z.enum(NOTICE_KINDS),
  title: BothSchema,
  contents: BothSchema,
  publisher: z.string(),
  beginsAt: z.string(),
  endsAt: z.string().nullable(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof NoticeSchema>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/notice/listNotices',
  summary: 'The notices of this moment that are for the signed-in account, newest first',
  input: PageInputSchema.extend({
    kind: z.enum(NOTICE_KINDS).optional(),
    state: z.enum(['read', 'unread']).optional(),
  }),
  output: pageOf(NoticeSchema),
  right: 'session',
  rate: 'read',
});

export const markNoticesRead = endpoint({
  method: 'POST',
  path: '/notice/markNoticesRead',
  summary: 'Marks notices of the signed-in account as read: those named, or all',
  input: z.object({
    /** Absent: all. */
    noticeIds: z.array(IdSchema).min(1).max(MAX_PAGE_SIZE).optional(),
  }),
  output: z.object({ marked: z.number().int() }),
  right: 'session',
  rate: 'write',
});
