import type { HoldingTerm, IndexedParty, PlacedLink, PostTerm } from '@mingjian/domain/ownership-formats';
import type { PartyDraft, Payload, RecordDraft } from '@mingjian/domain/records';
import { makeRecordKey } from './record-key.ts';

/** Somebody at the other end of a link: who they are in the file and in the database. */
export interface Holder {
  readonly statement: IndexedParty | null;
  /** Null: not disclosed. */
  readonly party: PartyDraft | null;
}

/** Of `holding_percent`. */
const DECIMALS = 8;

const toPercentText = (percent: number): string => percent.toFixed(DECIMALS).replace(/\.?0+$/, '');

/**
 * The last term of the last statement has the record id alone, so that a later file puts a new version in its place; terms
 * that ended before it are records of their own.
 */
const makeKey = ({ namespace, id, isLast }: PlacedLink, from: string | null, at: number, count: number) => {
  const isHead = isLast && at === count - 1;
  return makeRecordKey(namespace, id, isHead ? '' : `|${from ?? ''}${at > 0 ? `|${at}` : ''}`);
};

const HOLDER_TYPES = {
  person: 'natural_person',
  company: 'enterprise',
  state: 'state',
  foreign: 'foreign',
  fund: 'fund',
  other: 'other',
} as const;

const describeHolder = ({ statement, party }: Holder): Payload => {
  const code = party?.keys.find(({ scheme }) => scheme === 'credit_code');
  const kind = statement?.kind;
  return {
    shareholder_name: party?.name ?? null,
    ...(party && kind && kind !== 'undisclosed' && { shareholder_type: HOLDER_TYPES[kind] }),
    ...(code && { shareholder_credit_code: code.value }),
    ...(party && statement?.country ? { shareholder_country: statement.country } : {}),
  };
};

/** A share that is not stated is null: asked and not disclosed. */
const describeShare = ({ percent, min, max, votes, from, to }: HoldingTerm): Payload => ({
  holding_pct: percent === null ? null : toPercentText(percent),
  ...(min !== null && max !== null
    ? { holding_pct_low: toPercentText(min), holding_pct_high: toPercentText(max) }
    : {}),
  ...(votes !== null && { holding_voting_pct: toPercentText(votes) }),
  ...(from !== null && { first_holding_date: from }),
  ...(to !== null && { holding_end_date: to }),
});

const times = (link: PlacedLink, { from, to }: HoldingTerm | PostTerm) => ({
  validFrom: from,
  validTo: to,
  eventDate: from,
  publishedOn: link.statedOn,
});

export const mapHoldings = (link: PlacedLink, holder: Holder, locator: string): RecordDraft[] =>
  link.holdings.map((term, at) => ({
    dimension: 'shareholder',
    naturalKey: makeKey(link, term.from, at, link.holdings.length),
    payload: { ...describeHolder(holder), ...describeShare(term) },
    ...times(link, term),
    locator,
    ...(holder.party && { refs: { shareholder_id: holder.party } }),
  }));

/** The same post over several times: the last one keeps the key without a day, as with holdings. */
const makePostKey = ({ isLast, posts }: PlacedLink, { kind, role, from }: PostTerm): string => {
  const hasLater = posts.some(
    (other) => other.kind === kind && other.role === role && (other.from ?? '') > (from ?? ''),
  );
  return isLast && !hasLater ? `${kind}|${role}` : `${from ?? ''}|${kind}|${role}`;
};

const SUPERVISOR = /监事|supervis/i;
const REPRESENTATIVE = /法定代表人|legal representative/i;

/** What the title says goes before the type of interest: no format has one for supervisors or legal representatives. */
const describePost = ({ kind, role }: PostTerm): Payload => {
  const isSupervisor = SUPERVISOR.test(role);
  const isRepresentative = REPRESENTATIVE.test(role);
  return {
    is_director: kind !== 'manager' && !isSupervisor,
    is_senior_manager: kind === 'manager' && !isSupervisor && !isRepresentative,
    ...(isSupervisor && { is_supervisor: true }),
    ...(isRepresentative && { is_legal_representative: true }),
  };
};

/** Somebody who is not disclosed holds no post that could be told of. */
export const mapPosts = (link: PlacedLink, { party }: Holder, locator: string): RecordDraft[] =>
  (party ? link.posts : []).map((term) => ({
    dimension: 'key_personnel',
    naturalKey: makeRecordKey(link.namespace, link.id, `|${makePostKey(link, term)}`),
    payload: {
      person_name: party?.name ?? null,
      position_title: [term.role],
      ...describePost(term),
      ...(term.from !== null && { appointed_on: term.from }),
      ...(term.to !== null && { left_on: term.to }),
    },
    ...times(link, term),
    locator,
    ...(party && { refs: { person_id: party } }),
  }));
