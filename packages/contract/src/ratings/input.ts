import { z } from 'zod';
import { SIZE_GRADES } from '@mingjian/domain/industry';
import { RECORD_STATUSES } from '@mingjian/domain/records';
import { FieldSchema } from './contribution.ts';

const DateSchema = z.string();
const PayloadSchema = z.record(z.string(), z.json());

const OriginSchema = z.object({
  dimension: z.string(),
  recordId: z.number().int(),
  knownFrom: z.string(),
});

const StatementSchema = z.object({
  periodEnd: DateSchema,
  items: PayloadSchema,
  origins: z.array(OriginSchema),
  auditOpinion: z.string().nullable(),
});

const FactSchema = z.object({
  recordId: z.number().int(),
  knownFrom: z.string(),
  dimension: z.string(),
  status: z.enum(RECORD_STATUSES),
  eventDate: DateSchema.nullable(),
  publishedOn: DateSchema.nullable(),
  validTo: DateSchema.nullable(),
  payload: PayloadSchema,
});

/** All that decides a rating besides the model, as `RatingInput` of domain/default-risk. */
export const RatingInputSchema = z.object({
  asOf: DateSchema,
  companyName: z.string(),
  registration: z.object({
    status: z.string().nullable(),
    establishedOn: DateSchema.nullable(),
    registeredCapitalYuan: z.string().nullable(),
    paidInCapitalYuan: z.string().nullable(),
    companyType: z.string().nullable(),
    nature: z.string().nullable(),
    insuredEmployees: z.number().nullable(),
    isListed: z.boolean().nullable(),
    isHighTech: z.boolean().nullable(),
    industrySection: z.string().nullable(),
    sizeGrade: z.enum(SIZE_GRADES).nullable(),
  }),
  statements: z.array(StatementSchema),
  coveredDimensions: z.array(z.string()),
  facts: z.array(FactSchema),
  linkedParties: z.array(
    z.object({
      companyId: z.number().int(),
      name: z.string(),
      relation: z.enum(['holder', 'holding']),
      sharePercent: z.number(),
      grade: z.number().int().nullable(),
      standAloneLogOdds: z.number().nullable(),
      centralTendency: z.number().nullable(),
      ratedAt: z.string().nullable(),
      guarantees: z.array(FactSchema),
    }),
  ),
  controllerSharesYuan: z.string().nullable(),
});

/** Input of a company with what a browser needs to rate it by the same code. */
export const WhatIfInputSchema = z.object({
  companyId: z.number().int(),
  ratedAt: z.string(),
  input: RatingInputSchema,
  /** The model file lies at this address for ever and never changes. */
  model: z.object({ version: z.string(), path: z.string() }),
  /** Labels of every statement item of the input. */
  labels: z.array(FieldSchema),
});
export type WhatIfInput = z.infer<typeof WhatIfInputSchema>;
