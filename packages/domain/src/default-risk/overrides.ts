import type { IsoDate, IsoInstant } from '../records/index.ts';
import type { GradeNumber } from '../ratings/index.ts';

/** Reason codes of facts that stand above the score, worst first. */
export const OVERRIDE_CODES = [
  'bankruptcy-accepted',
  'compulsory-liquidation',
  'liquidation-group-formed',
  'licence-revoked-with-debts',
  'dishonest-judgment-debtor',
  'terminated-enforcement',
  'terminated-enforcement-unmeasured',
  'open-enforcement',
  'restricted-from-high-consumption',
  'serious-violation-list',
  'pre-reorganisation',
  'abnormal-operation-list',
  'tax-arrears',
  'share-freeze',
  'disclaimer-of-opinion',
  'negative-equity',
  'no-recent-accounts',
] as const;
export type OverrideCode = (typeof OVERRIDE_CODES)[number];

/** What a reason does: the default class with index 500 or 600, or the best class that is still possible. */
export type OverrideEffect =
  | { readonly kind: 'default'; readonly grade: 19; readonly solvencyIndex: 500 | 600 }
  | { readonly kind: 'cap'; readonly grade: Exclude<GradeNumber, 19> };

const insolvent: OverrideEffect = { kind: 'default', grade: 19, solvencyIndex: 600 };
const inArrears: OverrideEffect = { kind: 'default', grade: 19, solvencyIndex: 500 };
const cap = (grade: Exclude<GradeNumber, 19>): OverrideEffect => ({ kind: 'cap', grade });

/** Order of precedence of the specification of the models, 1.7. */
export const OVERRIDE_EFFECTS: Readonly<Record<OverrideCode, OverrideEffect>> = {
  'bankruptcy-accepted': insolvent,
  'compulsory-liquidation': insolvent,
  'liquidation-group-formed': insolvent,
  'licence-revoked-with-debts': insolvent,
  'dishonest-judgment-debtor': inArrears,
  'terminated-enforcement': inArrears,
  'terminated-enforcement-unmeasured': cap(18),
  'open-enforcement': cap(18),
  'restricted-from-high-consumption': cap(18),
  'serious-violation-list': cap(18),
  'pre-reorganisation': cap(18),
  'abnormal-operation-list': cap(17),
  'tax-arrears': cap(17),
  'share-freeze': cap(17),
  'disclaimer-of-opinion': cap(16),
  'negative-equity': cap(16),
  'no-recent-accounts': cap(14),
};

/** A reason found in the records, before it is weighed against the score. */
export interface OverrideFinding {
  readonly code: OverrideCode;
  /** When it happened; null when the record does not say. */
  readonly date: IsoDate | null;
  readonly dimension: string;
  readonly recordId: number | null;
  readonly knownFrom: IsoInstant | null;
  /** Since when the record no longer stands; null: it stands. */
  readonly removedOn: IsoDate | null;
}
