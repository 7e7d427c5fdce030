import type { Concert } from '../control/concerts.ts';
import type { DisclosedController } from '../control/actual-controller.ts';
import type { PartyId } from '../graph/holding.ts';
import type { Ownership } from '../make-ownership.ts';

/** Only natural persons are beneficial owners; state bodies make a company state-owned. */
export type PartyKind = 'person' | 'company' | 'state' | 'unknown';

/** What the tests ask besides the holdings. */
export interface OwnerFacts {
  readonly kindOf: (id: PartyId) => PartyKind;
  readonly isListed?: ((id: PartyId) => boolean) | undefined;
  readonly findDisclosed?: ((id: PartyId) => DisclosedController | null) | undefined;
  /** Shares of income where they differ from the capital, as holdings of their own. */
  readonly income?: Ownership | undefined;
  readonly concerts?: readonly Concert[] | undefined;
}

/** What the register says of the company itself; null where it is not on file. */
export interface CompanyFacts {
  readonly company: PartyId;
  readonly capitalYuan: number | null;
  readonly legalRepresentative: PartyId | null;
  /** In charge of daily management. */
  readonly personInCharge: PartyId | null;
  readonly isStateOwned: boolean | null;
  /** Has undertaken that it meets the conditions of the exemption. */
  readonly hasUndertaken: boolean | null;
  /** False for those that need not file: individual businesses and, for now, sole proprietorships, co-operatives, branches. */
  readonly mustFile: boolean;
}

/**
 * The tests of Order 2024 No. 3 of the People's Bank and SAMR, in the words of the dictionary, and who takes their place where the
 * company is the state's.
 */
export type OwnerTest =
  | '1_equity_25'
  | '2_income_or_vote_25'
  | '3_actual_control'
  | '4_senior_manager'
  | 'state_legal_representative';

/** Percent; "25 % and above". */
export const OWNER_THRESHOLD = 25;

/** Yuan; capital up to it may be exempt. */
export const EXEMPT_CAPITAL_YUAN = 10_000_000;

/** 25.00 is in and 24.99 out; what differs in the tenth decimal is the same. */
export const meets = (percent: number, threshold: number): boolean => percent >= threshold - 1e-9;
