import type { AccessRow } from './access-row.ts';
import { ADMINISTRATION_ROWS } from './administration-rows.ts';
import { COMPANY_ROWS } from './company-rows.ts';

/** Every call and what each of seven who ask hears. A new call needs a line. */
export const ACCESS_TABLE: Readonly<Record<string, AccessRow>> = { ...COMPANY_ROWS, ...ADMINISTRATION_ROWS };
