import type { Fen } from '../basis/amounts.ts';
import type { Day } from '../basis/days.ts';
import type { Context } from '../records/context.ts';

/** A civil case before it has a course. */
export interface Lawsuit {
  readonly filedOn: Day;
  readonly cause: string;
  readonly amount: Fen;
  readonly role: 'plaintiff' | 'defendant';
  readonly opponent: string;
  /** Running number within the firm: makes case numbers unique. */
  readonly order: number;
  /** A firm that cannot pay: the judgment will have to be enforced. */
  readonly isUnpaid: boolean;
}

/** Names of the two sides of a case. */
export const sides = (context: Context, suit: Lawsuit) =>
  suit.role === 'plaintiff'
    ? { plaintiffs: [context.firm.name], defendants: [suit.opponent] }
    : { plaintiffs: [suit.opponent], defendants: [context.firm.name] };
