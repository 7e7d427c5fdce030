import { COLUMN_KEYS, ROW_NOTES, ROW_STATES } from '@mingjian/domain/batch-imports';
import { PART_FINDINGS, SCORE_PARTS } from '@mingjian/domain/company-matching';
import { z } from 'zod';

/** What a row says, column by column; a column that the list lacks is missing. */
export const RowValuesSchema = z.partialRecord(z.enum(COLUMN_KEYS), z.string().max(300));

/** A company as rows and candidates show it. */
export const ListedCompanySchema = z.object({
  companyId: z.number().int(),
  name: z.string(),
  nameEn: z.string().nullable(),
  creditCode: z.string().nullable(),
  status: z.string().nullable(),
  /** GB/T 2260, six digits. */
  province: z.string().nullable(),
  city: z.string().nullable(),
  isSynthetic: z.boolean(),
});
export type ListedCompany = z.infer<typeof ListedCompanySchema>;

export const CandidateSchema = z.object({
  company: ListedCompanySchema,
  /** 0-100: the sum of the parts, held within these. */
  score: z.number().int(),
  /** The name that fitted best: present, English, former or short. */
  matchedName: z.string(),
  parts: z.array(
    z.object({ part: z.enum(SCORE_PARTS), finding: z.enum(PART_FINDINGS), points: z.number().int() }),
  ),
});
export type RowCandidate = z.infer<typeof CandidateSchema>;

/** Where a row stands in the file. */
const PlaceSchema = z.object({
  /** From 1, over all sheets. */
  line: z.number().int(),
  /** Name of the sheet; empty for a text file. */
  sheet: z.string(),
  /** As the table program shows it. */
  rowNumber: z.number().int(),
});

export const BatchImportRowSchema = PlaceSchema.extend({
  values: RowValuesSchema,
  isCorrected: z.boolean(),
  state: z.enum(ROW_STATES),
  note: z.enum(ROW_NOTES).nullable(),
  /** The code that cannot be looked up, as it stands in the row. */
  wrongCode: z.object({ column: z.enum(COLUMN_KEYS), text: z.string() }).nullable(),
  duplicateOf: PlaceSchema.nullable(),
  /** The company of a row that was found, or of which it is a duplicate. */
  company: ListedCompanySchema.nullable(),
  score: z.number().int().nullable(),
  /** Best first; also beside a wrong code, where they are who is probably meant. */
  candidates: z.array(CandidateSchema),
});
export type BatchImportRow = z.infer<typeof BatchImportRowSchema>;
