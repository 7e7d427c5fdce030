import type { Payload } from '../records/index.ts';
import { ENCUMBRANCE_DIMENSIONS, findNegativeDimension, NEGATIVE_DIMENSIONS } from './negative-dimensions.ts';
import type { NegativeDimension } from './negative-dimensions.ts';

/** A kind of negative record as a screen lists it: a dimension, or a part of one that weighs differently. */
export interface NegativeKind {
  readonly kind: string;
  readonly rules: NegativeDimension;
  /** The part of the dimension; absent: what no other kind takes of it. */
  readonly part?: { readonly field: string; readonly values: readonly string[] };
  /**
   * What a record of it weighs, in yuan: the first of the fields that is disclosed, or the sum of those that are. None:
   * the dictionary has no amount for the dimension.
   */
  readonly amount: { readonly as: 'first' | 'sum'; readonly fields: readonly string[] };
}

const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  dishonest_debtor: ['dishonest_amount'],
  enforcement: ['unperformed_amount', 'enforcement_amount'],
  consumption_restriction: ['restriction_amount'],
  asset_freeze_auction: ['freeze_equity_amount'],
  // What is owed; of cases that tell of no balance what they were about.
  tax_negative: ['arrears_balance', 'involved_amount'],
  judgment: ['judgment_amount'],
  // A pledge of listed shares is registered by its market value alone.
  equity_pledge: ['pledged_equity_amount', 'pledged_market_value'],
  chattel_mortgage: ['secured_claim_amount'],
  land_ip_encumbrance: ['land_mortgage_amount'],
};

const listKinds = (rules: NegativeDimension): readonly NegativeKind[] => {
  const { dimension } = rules;
  const whole: NegativeKind = {
    kind: dimension,
    rules,
    amount: { as: 'first', fields: AMOUNTS[dimension] ?? [] },
  };
  if (dimension === 'administrative_penalty')
    return [{ ...whole, amount: { as: 'sum', fields: ['penalty_amount', 'confiscated_amount'] } }];
  if (dimension !== 'enforcement') return [whole];
  const terminated: NegativeKind = {
    kind: 'terminated_enforcement',
    rules,
    part: { field: 'enforcement_status', values: ['terminated'] },
    amount: {
      as: 'first',
      fields: ['unperformed_amount', 'terminated_subject_amount', 'enforcement_amount'],
    },
  };
  return [whole, terminated];
};

/** Every kind, gravest first, charges on assets last; it is the order of the screen. */
export const NEGATIVE_KINDS: readonly NegativeKind[] = [
  ...NEGATIVE_DIMENSIONS,
  ...ENCUMBRANCE_DIMENSIONS,
].flatMap(listKinds);

/** The kind of a record; undefined where its dimension is none of these. */
export const findNegativeKind = (dimension: string, payload: Payload): NegativeKind | undefined => {
  const rules = findNegativeDimension(dimension);
  const kinds = NEGATIVE_KINDS.filter((kind) => kind.rules === rules);
  return (
    kinds.find(({ part }) => part && part.values.includes(payload[part.field] as string)) ??
    kinds.find(({ part }) => !part)
  );
};
