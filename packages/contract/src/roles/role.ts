import { z } from 'zod';

export const RoleStatusSchema = z.enum(['active', 'disabled']);

export const RoleSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  titleCn: z.string().nullable(),
  status: RoleStatusSchema,
  /** Belongs to the product: it can be copied and given, not changed. */
  isBuiltIn: z.boolean(),
  /** Null: built-in. */
  organisationId: z.number().int().nullable(),
  organisationName: z.string().nullable(),
  /** Accounts within reach that carry it. */
  accounts: z.number().int(),
  rights: z.array(z.string()),
  /** Counts its changes; a change names the one it was made on. */
  version: z.number().int(),
  createdAt: z.string(),
  /** It is the role of the account that asks, which cannot change it. */
  isOwn: z.boolean(),
  /** It gives nothing that the account that asks does not have. */
  isGivable: z.boolean(),
});
export type Role = z.infer<typeof RoleSchema>;

/** The function rights by area, as a tree of two levels. */
export const RightAreaSchema = z.object({
  code: z.string(),
  en: z.string(),
  cn: z.string(),
  rights: z.array(
    z.object({
      code: z.string(),
      en: z.string(),
      cn: z.string(),
      /** The plan feature that opens it; null: the role alone decides. */
      feature: z.object({ code: z.string(), en: z.string(), cn: z.string() }).nullable(),
      /** The plan and packages of the account that asks open it. */
      isOpen: z.boolean(),
      /** The account that asks has it, and may give it. */
      isGivable: z.boolean(),
    }),
  ),
});
export type RightAreaTree = z.infer<typeof RightAreaSchema>;
