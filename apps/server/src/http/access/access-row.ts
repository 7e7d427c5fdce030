import type { FailureCode } from '@mingjian/contract/wire';
import type { World } from './access-world.ts';

type Input = Readonly<Record<string, unknown>> | FormData;

export interface AccessRow {
  /**
   * One sign for each column of `COLUMNS`: nobody, trial, basic, analyst, stranger (administrator of another
   * organisation), administrator (of the analyst's), platform administrator. `0` it works, `T` 401 no token, `R` 403 the
   * role, `F` feature not activated, `N` what the row's `refusal` says.
   */
  readonly expected: string;
  readonly input: (world: World) => Input | Promise<Input>;
  readonly refusal?: FailureCode;
}

export type MakeInput = AccessRow['input'];

export const row = (expected: string, input: MakeInput = () => ({}), refusal?: FailureCode): AccessRow => ({
  expected,
  input,
  ...(refusal ? { refusal } : {}),
});

export const ofCompany =
  (more: Readonly<Record<string, unknown>> = {}): MakeInput =>
  ({ companyId }) => ({ companyId, ...more });

/** Open to all, also without a session. */
export const PUBLIC = '0000000';
/** Open to all who are signed in. */
export const SIGNED_IN = 'T000000';
/** Closed by plan Basic. */
export const NOT_BASIC = 'T0F0000';
/** Closed by the plans Test and Basic. */
export const FROM_STANDARD = 'TFF0000';
/** Closed by plan Test, which exports nothing. */
export const NOT_TRIAL = 'TF00000';
/** Only whose it is. */
export const ONLY_OWNER = 'TNN0NNN';
export const ONLY_OWNER_NOT_BASIC = 'TNF0NNN';
export const ONLY_OWNER_FROM_STANDARD = 'TFF0NNN';
export const ONLY_OWNER_NOT_TRIAL = 'TFN0NNN';
/** Administrators of any organisation. */
export const ADMINISTRATORS = 'TRRR000';
/** Administrators whose reach holds the analyst's organisation. */
export const OWN_ADMINISTRATOR = 'TRRRN00';
export const PLATFORM = 'TRRRRR0';
