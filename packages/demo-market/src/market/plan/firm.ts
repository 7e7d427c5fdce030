import type { City } from '@mingjian/domain/divisions';
import type { Fen, Share } from '../basis/amounts.ts';
import type { Day } from '../basis/days.ts';
import type { IndustryProfile } from '../words/industry-profiles.ts';

export type Nature = 'state' | 'private' | 'foreign' | 'hk_mo_tw' | 'collective' | 'joint';
export type LegalForm = 'limited' | 'joint-stock' | 'partnership' | 'sole' | 'collective';

/** A firm of the market before any of its records: what other firms may need to know of it. */
export interface Firm {
  readonly index: number;
  readonly name: string;
  readonly nameEn: string;
  readonly brand: string;
  readonly brandEn: string;
  readonly creditCode: string;
  readonly stockCode: string | null;
  /** Number in the credit registry, of the borrowers that gave it. */
  readonly zhongzhengCode: string | null;
  readonly city: City;
  /** District where the standard lists one, else the city. */
  readonly areaCode: string;
  readonly areaName: string;
  readonly industry: IndustryProfile;
  /** `C3911`. */
  readonly classCode: string;
  readonly nature: Nature;
  readonly form: LegalForm;
  readonly isListed: boolean;
  /** Whether its statements can be had. */
  readonly discloses: boolean;
  readonly establishedOn: Day;
  readonly capital: Fen;
  readonly paidCapital: Fen;
  /** Revenue of an ordinary year at full size, yuan. */
  readonly scale: number;
  readonly employees: number;
  readonly insured: number;
  readonly group: Group | null;
  readonly isHub: boolean;
}

/** Firms that follow one another in the market and hold shares of one another. */
export interface Group {
  readonly head: number;
  readonly size: number;
  readonly nature: Nature;
  /** Shared bad or good luck of its members, standard normal. */
  readonly luck: number;
}

export type Holder =
  | { readonly type: 'firm'; readonly index: number }
  | { readonly type: 'person'; readonly number: number }
  | { readonly type: 'state'; readonly divisionCode: string }
  | { readonly type: 'foreign'; readonly number: number }
  | { readonly type: 'fund'; readonly number: number }
  /** The one fund of the state with stakes all over the market. */
  | { readonly type: 'state-fund' };

export interface Holding {
  readonly holder: Holder;
  /** Null where the register does not say. */
  readonly share: Share | null;
  readonly since: Day;
  /** Set when the holder has left. */
  readonly until: Day | null;
  /** Where votes are told apart from capital. */
  readonly votes?: Share;
  /** Whether the holder votes as one with the others of the firm that are marked so. */
  readonly isInConcert?: boolean;
  /** What a source abroad tells in place of the share: it lies between these. */
  readonly band?: readonly [low: Share, high: Share];
}

/** A firm of somebody who holds several. */
export interface Venture {
  readonly index: number;
  /** Number of the person, one of the people of the first firm. */
  readonly person: number;
  readonly post: 'representative' | 'board' | 'none';
}

export interface Market {
  readonly seed: string;
  readonly asOf: Day;
  readonly firms: readonly Firm[];
  /** Holdings in a firm, by its index. */
  readonly owners: readonly (readonly Holding[])[];
  /** What each firm paid for its stakes in others, by its index. */
  readonly stakes: readonly Fen[];
  /** Firms of people who hold several, by index of the firm. */
  readonly ventures: ReadonlyMap<number, Venture>;
}
