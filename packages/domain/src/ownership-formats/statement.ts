import type { IsoDate } from '../records/index.ts';
import type { OwnershipParty } from './graph.ts';
import type { FormatFaultCode } from './faults.ts';

/** What a statement says of a party. `namespace` is whose ids these are: the publisher's. */
export interface PartyStatement extends OwnershipParty {
  readonly type: 'party';
  readonly namespace: string;
  readonly statedOn: IsoDate | null;
  readonly foundedOn: IsoDate | null;
  readonly address: string | null;
}

/** A holding over a time. */
export interface HoldingTerm {
  readonly percent: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly votes: number | null;
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

export type PostKind = 'chair' | 'director' | 'manager';

/** A post over a time. */
export interface PostTerm {
  readonly kind: PostKind;
  readonly role: string;
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** What a statement says of two parties. */
export interface LinkStatement {
  readonly type: 'link';
  readonly id: string;
  readonly namespace: string;
  readonly ownedId: string;
  /** Null: the source says why it does not name the holder. */
  readonly holderId: string | null;
  readonly statedOn: IsoDate | null;
  readonly isClosed: boolean;
  readonly holdings: readonly HoldingTerm[];
  readonly posts: readonly PostTerm[];
  readonly source: string | null;
}

export interface StatementFault {
  /** JSON path, `$.recordDetails.interests[0].share`. */
  readonly place: string;
  readonly value: string;
  readonly reason: FormatFaultCode;
  readonly details?: Readonly<Record<string, string>>;
}

/** A statement, with what it says besides and nothing of ours stands for; or why it is refused. */
export type ReadStatement =
  | {
      readonly ok: true;
      readonly statement: PartyStatement | LinkStatement;
      readonly leftOut: readonly string[];
    }
  | { readonly ok: false; readonly fault: StatementFault };
