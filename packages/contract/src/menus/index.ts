import { z } from 'zod';
import { IdSchema, endpoint } from '../wire/index.ts';

const MAX_TEXT = 200;

export interface MenuEntry {
  readonly id: number;
  readonly parentId: number | null;
  /** A route of the web app. */
  readonly path: string;
  readonly title: string;
  readonly titleCn: string;
  /** Name of an icon; empty when there is none. */
  readonly icon: string;
  /** The right that opens the entry; null: everybody. */
  readonly authority: string | null;
  readonly sort: number;
  readonly children: readonly MenuEntry[];
}

export const MenuEntrySchema: z.ZodType<MenuEntry> = z
  .object({
    id: z.number().int(),
    parentId: z.number().int().nullable(),
    path: z.string(),
    title: z.string(),
    titleCn: z.string(),
    icon: z.string(),
    authority: z.string().nullable(),
    sort: z.number().int(),
    get children(): z.ZodArray<z.ZodType<MenuEntry>> {
      return z.array(MenuEntrySchema);
    },
  })
  .meta({ id: 'MenuEntry' });

export const getMenuListByName = endpoint({
  method: 'GET',
  path: '/menu/getMenuListByName',
  summary: 'The menu entries that the signed-in account may open',
  input: z.object({}),
  output: z.array(MenuEntrySchema),
  right: 'session',
  rate: 'read',
  log: 'none',
});

export const getMenuList = endpoint({
  method: 'GET',
  path: '/menu/getMenuList',
  summary: 'Every menu entry, for the administration of menus',
  input: z.object({}),
  output: z.array(MenuEntrySchema),
  right: 'menu.manage',
  rate: 'read',
});

export const EditMenuSchema = z.object({
  /** Without one an entry is created. */
  id: IdSchema.optional(),
  parentId: IdSchema.nullish(),
  path: z
    .string('menu-path-required')
    .trim()
    .min(1, 'menu-path-required')
    .max(MAX_TEXT, 'length-200')
    .regex(/^\/(?!\/)[\w/-]*$/, 'menu-path-invalid'),
  title: z.string('title-required').trim().min(1, 'title-required').max(MAX_TEXT, 'length-200'),
  /** The English title unless said. */
  titleCn: z.string().trim().max(MAX_TEXT, 'length-200').optional(),
  icon: z.string().trim().max(MAX_TEXT, 'length-200').nullish(),
  authority: z
    .string()
    .trim()
    .nullish()
    .transform((code) => code || null),
  sort: z.coerce.number().int().min(0).max(10_000).default(100),
});

export const editMenu = endpoint({
  method: 'POST',
  path: '/menu/editMenu',
  summary: 'Creates a menu entry (without id) or changes one (with id)',
  input: EditMenuSchema,
  output: z.object({ id: z.number().int() }),
  right: 'menu.manage',
  rate: 'write',
  failures: ['menu-does-not-exist', 'menu-is-needed', 'node-not-authorized'],
});

export const delMenu = endpoint({
  method: 'POST',
  path: '/menu/delMenu',
  summary: 'Deletes a menu entry that has no children',
  input: z.object({ id: IdSchema }),
  output: z.null(),
  right: 'menu.manage',
  rate: 'write',
  failures: ['menu-does-not-exist', 'menu-is-needed', 'menu-has-children'],
});
