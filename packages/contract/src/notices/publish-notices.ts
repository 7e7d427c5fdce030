import {
  AUDIENCE_KINDS,
  MAX_AUDIENCE,
  MAX_NOTICE_CONTENTS,
  MAX_NOTICE_TITLE,
  NOTICE_KINDS,
  NOTICE_STAGES,
} from '@mingjian/domain/notices';
import { z } from 'zod';
import { endpoint, IdSchema, PageInputSchema, pageOf } from '../wire/index.ts';
import { BothSchema } from './own-notices.ts';

const base = { right: 'notice.manage' } as const;
const MAX_KEYWORD = 100;

const TargetSchema = z
  .object({ kind: z.enum(AUDIENCE_KINDS), targetId: z.number().int().nonnegative() })
  .refine(({ kind, targetId }) => (kind === 'all') === (targetId === 0), { message: 'not-allowed' });

const NamedTargetSchema = z.object({
  kind: z.enum(AUDIENCE_KINDS),
  targetId: z.number().int(),
  name: BothSchema,
  /** The organisation of an account or role, the one above an organisation. */
  place: z.string().nullable(),
});
export type NamedTarget = z.infer<typeof NamedTargetSchema>;

export const PublishedNoticeSchema = z.object({
  noticeId: z.number().int(),
  kind: z.enum(NOTICE_KINDS),
  title: BothSchema,
  contents: BothSchema,
  publisher: z.string(),
  createdAt: z.string(),
  beginsAt: z.string(),
  endsAt: z.string().nullable(),
  stage: z.enum(NOTICE_STAGES),
  /** The organisation in whose subtree it stays; null: the whole platform. */
  scopeName: z.string().nullable(),
  audience: z.array(NamedTargetSchema),
});
export type PublishedNotice = z.infer<typeof PublishedNoticeSchema>;

const title = z.string().trim().min(1, 'title-required').max(MAX_NOTICE_TITLE, 'too-long');
const contents = z.string().trim().min(1, 'contents-required').max(MAX_NOTICE_CONTENTS, 'too-long');

export const NoticeFormSchema = z
  .object({
    /** Absent: a new notice. */
    id: IdSchema.optional(),
    kind: z.enum(NOTICE_KINDS),
    titleEn: title,
    titleCn: title,
    contentsEn: contents,
    contentsCn: contents,
    /** Absent or past: now. */
    beginsAt: z.iso.datetime().nullish(),
    endsAt: z.iso.datetime().nullish(),
    audience: z.array(TargetSchema).min(1, 'audience-required').max(MAX_AUDIENCE),
  })
  .refine(({ beginsAt, endsAt }) => !beginsAt || !endsAt || beginsAt < endsAt, {
    path: ['endsAt'],
    message: 'end-before-begin',
  });

export const editNotice = endpoint({
  ...base,
  method: 'POST',
  path: '/notice/editNotice',
  summary: 'Publishes a notice (no id), or changes one that has not begun',
  input: NoticeFormSchema,
  output: z.object({ id: z.number().int() }),
  rate: 'write',
  failures: ['notice-does-not-exist', 'notice-has-begun', 'node-not-authorized'],
});

export const withdrawNotice = endpoint({
  ...base,
  method: 'POST',
  path: '/notice/withdrawNotice',
  summary: 'Takes a notice away from everybody',
  input: z.object({ id: IdSchema }),
  output: z.null(),
  rate: 'write',
  failures: ['notice-does-not-exist'],
});

export const listPublishedNotices = endpoint({
  ...base,
  method: 'GET',
  path: '/notice/listPublishedNotices',
  summary: 'The notices that were published within the reach of the administrator',
  input: PageInputSchema.extend({ stage: z.enum(NOTICE_STAGES).optional() }),
  output: pageOf(PublishedNoticeSchema),
  rate: 'read',
});

export const listNoticeTargets = endpoint({
  ...base,
  method: 'GET',
  path: '/notice/listNoticeTargets',
  summary: 'Organisations, roles or accounts within reach that a notice can be addressed to',
  input: z.object({
    kind: z.enum(AUDIENCE_KINDS).exclude(['all']),
    keyword: z.string().trim().max(MAX_KEYWORD).default(''),
  }),
  output: z.array(NamedTargetSchema),
  rate: 'search',
  isInputLogged: false,
});
