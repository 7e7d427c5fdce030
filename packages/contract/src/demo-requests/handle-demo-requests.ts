import { DEMO_REQUEST_STATES, MAX_DEMO_NOTE } from '@mingjian/domain/demo-requests';
import { z } from 'zod';
import { endpoint, IdSchema, PageInputSchema, pageOf } from '../wire/index.ts';

const base = { right: 'platform.manage' } as const;
const MAX_KEYWORD = 100;

/** In a list contact, phone and email are masked; opened, a request shows them. */
export const ReceivedDemoRequestSchema = z.object({
  demoRequestId: z.number().int(),
  company: z.string(),
  contact: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The language it was written in. */
  language: z.string(),
  submittedAt: z.string(),
  status: z.enum(DEMO_REQUEST_STATES),
  note: z.string(),
  handledAt: z.string().nullable(),
});
export type ReceivedDemoRequest = z.infer<typeof ReceivedDemoRequestSchema>;

export const listDemoRequests = endpoint({
  ...base,
  method: 'GET',
  path: '/demoRequest/listDemoRequests',
  summary: 'Requests for a demonstration, newest first; what reaches a person is masked',
  input: PageInputSchema.extend({
    status: z.enum(DEMO_REQUEST_STATES).optional(),
    /** In the name of the company. */
    keyword: z.string().trim().min(1).max(MAX_KEYWORD).optional(),
  }),
  output: pageOf(ReceivedDemoRequestSchema),
  rate: 'read',
});

export const getDemoRequest = endpoint({
  ...base,
  method: 'GET',
  path: '/demoRequest/getDemoRequest',
  summary: 'One request for a demonstration in full',
  input: z.object({ demoRequestId: IdSchema }),
  output: ReceivedDemoRequestSchema.extend({ message: z.string() }),
  rate: 'read',
  failures: ['demo-request-does-not-exist'],
});

export const editDemoRequest = endpoint({
  ...base,
  method: 'POST',
  path: '/demoRequest/editDemoRequest',
  summary: 'Notes what became of a request',
  input: z.object({
    demoRequestId: IdSchema,
    status: z.enum(DEMO_REQUEST_STATES),
    note: z.string().trim().max(MAX_DEMO_NOTE, 'too-long').default(''),
  }),
  output: z.null(),
  rate: 'write',
  failures: ['demo-request-does-not-exist'],
});
