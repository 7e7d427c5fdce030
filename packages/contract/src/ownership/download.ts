import { z } from 'zod';
import { endpoint } from '../wire/index.ts';
import { getPenetration } from './penetration.ts';

/** BODS 0.4 as one array or a statement a line, FollowTheMoney an entity a line. */
export const DOWNLOAD_FORMATS = ['bods-json', 'bods-jsonl', 'ftm-jsonl'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** What the graph is asked for; siblings are not paged, a file holds them all. */
const PictureInputSchema = getPenetration.input.omit({ siblings: true });

/** What one file holds at most. */
export const MOST_IN_FILE = { parties: 2_000, holdings: 10_000, posts: 10_000 } as const;

export const DownloadSchema = z.object({
  companyName: z.string(),
  parties: z.number().int(),
  holdings: z.number().int(),
  /** Null: the account may not see who has which post. */
  posts: z.number().int().nullable(),
  /** Holdings of holders whom the sources do not name: BODS tells of them, FollowTheMoney cannot. */
  undisclosed: z.number().int(),
  leftOut: z.object({
    /** Holders and investments on file that are too small, ended, or further down a long list. */
    smallOrEnded: z.number().int(),
    /** Parties at the edge whose own holders or investments were not looked for. */
    beyondDepth: z.number().int(),
    /** The file is full: there is more, of which nothing is counted. */
    isCut: z.boolean(),
  }),
});
export type Download = z.infer<typeof DownloadSchema>;

const base = { method: 'GET', right: 'data.export', quota: 'online-report' } as const;

export const getDownload = endpoint({
  ...base,
  path: '/ownership/getDownload',
  summary: 'What a file of the graph of a company would hold, and what it leaves out',
  input: PictureInputSchema,
  output: DownloadSchema,
  rate: 'read',
  failures: ['company-does-not-exist'],
});

export const downloadOwnership = endpoint({
  ...base,
  path: '/ownership/downloadOwnership',
  summary:
    'The graph of a company in an open format: BODS 0.4 or FollowTheMoney, with times, sources and posts',
  input: PictureInputSchema.extend({ format: z.enum(DOWNLOAD_FORMATS) }),
  output: z.file(),
  rate: 'write',
  log: 'export',
  failures: ['company-does-not-exist'],
});
