import { z } from 'zod';
import { AS_AT_INPUTS, endpoint, IdSchema } from '../wire/index.ts';
import { EdgeSchema, LimitsSchema, NodeSchema, PartySchema } from './node.ts';

export const MOST_DEPTH = 10;
export const MOST_SIBLINGS = 50;

const ShareInputSchema = z.coerce.number().min(0).max(100).default(0);
/** In a query a switch arrives as text. */
const SwitchSchema = z.stringbool().or(z.boolean());

export const PenetrationSchema = z.object({
  company: PartySchema,
  nodes: z.array(NodeSchema),
  edges: z.array(EdgeSchema),
  /** Loops of holdings among the holders, each in the order of ids. */
  loops: z.array(z.array(z.number().int())),
  limits: LimitsSchema,
});
export type Penetration = z.infer<typeof PenetrationSchema>;

export const getPenetration = endpoint({
  method: 'GET',
  path: '/ownership/getPenetration',
  summary: 'Holders above and investments below a company as a graph',
  input: z.object({
    companyId: IdSchema,
    direction: z.enum(['up', 'down', 'both']).default('both'),
    depth: z.coerce.number().int().min(1).max(MOST_DEPTH).default(3),
    minShare: ShareInputSchema,
    onlyLive: SwitchSchema.default(false),
    /** Of one company; the others stand in its rest. */
    siblings: z.coerce.number().int().min(1).max(MOST_SIBLINGS).default(10),
    ...AS_AT_INPUTS,
  }),
  output: PenetrationSchema,
  right: 'ownership.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist'],
});

export const expandNode = endpoint({
  method: 'GET',
  path: '/ownership/expandNode',
  summary: 'A page of the holders or investments of one node of the graph',
  input: z.object({
    /** The company whose graph it is: the report that the quota was spent on. */
    companyId: IdSchema,
    nodeId: IdSchema,
    direction: z.enum(['up', 'down']),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    pageSize: z.coerce.number().int().min(1).max(MOST_SIBLINGS).default(20),
    minShare: ShareInputSchema,
    onlyLive: SwitchSchema.default(false),
    ...AS_AT_INPUTS,
  }),
  output: z.object({
    company: PartySchema,
    nodes: z.array(PartySchema),
    edges: z.array(EdgeSchema),
    /** Of all pages together, ended companies included. */
    total: z.number().int(),
    /** Ended companies of this page that were left out. */
    leftOut: z.number().int(),
    /** Null: this is the last page. */
    nextOffset: z.number().int().nullable(),
  }),
  right: 'ownership.view',
  quota: 'online-report',
  rate: 'read',
  failures: ['company-does-not-exist', 'party-outside-graph'],
});
