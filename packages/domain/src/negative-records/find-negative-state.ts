import { dayInChina } from '../calendar/index.ts';
import type { IsoDate, Payload, PayloadValue, RecordStatus } from '../records/index.ts';
import { isLiveStatus } from '../records/index.ts';
import { findNegativeDimension } from './negative-dimensions.ts';
import type { ClosingRule, NegativeDimension } from './negative-dimensions.ts';

export interface NegativeRecord {
  readonly dimension: string;
  readonly status: RecordStatus;
  readonly validTo: IsoDate | null;
  readonly payload: Payload;
}

export type NegativeState = 'open' | 'closed' | 'not-adverse';

const includes = (values: readonly (string | boolean)[], value: PayloadValue | undefined) =>
  (typeof value === 'string' || typeof value === 'boolean') && values.includes(value);

const closes = (rule: ClosingRule, payload: Payload, on: IsoDate): boolean => {
  const value = payload[rule.field];
  if (rule.when === 'is') return includes(rule.values, value);
  if (typeof value !== 'string') return false;
  // The day itself counts as reached only when it is over.
  return (rule.when === 'moment-over' ? dayInChina(value) : value) < on;
};

const names = (value: PayloadValue | undefined, company: string): boolean =>
  Array.isArray(value) ? value.includes(company) : value === company;

/** What the company of this (Chinese) name is in a record: its role as a source gives it, or by the parties it names. */
export const findOwnRole = (rules: NegativeDimension, payload: Payload, company: string): string => {
  const { role, parties, ownRole } = rules;
  const given = role && payload[role.field];
  if (typeof given === 'string') return given;
  if (parties && names(payload[parties.defendants], company)) return parties.roles.defendant;
  return parties && names(payload[parties.claimants], company) ? parties.roles.claimant : ownRole;
};

/** Does a role stand on the other side than the one that is sued, charged or listed? */
export const isOtherSide = ({ role, parties, ownRole }: NegativeDimension, own: string): boolean =>
  own !== ownRole && own !== parties?.roles.defendant && !(role?.adverse.includes(own) ?? false);

/**
 * The state of a record about the company of this (Chinese) name on a day.
 * `open`: held against the company on the day. `closed`: lifted, served, repaired or withdrawn.
 * `not-adverse`: on file, but on the company's own side (plaintiff, pledgee) or praise. Null: not a dimension of these.
 */
export const findNegativeState = (
  record: NegativeRecord,
  company: string,
  on: IsoDate,
): NegativeState | null => {
  const rules = findNegativeDimension(record.dimension);
  if (!rules) return null;
  const { except, closedBy } = rules;
  if (except && includes(except.values, record.payload[except.field])) return 'not-adverse';
  if (isOtherSide(rules, findOwnRole(rules, record.payload, company))) return 'not-adverse';
  if (!isLiveStatus(record.status) && record.status !== 'disputed') return 'closed';
  if (record.validTo !== null && record.validTo <= on) return 'closed';
  return closedBy.some((rule) => closes(rule, record.payload, on)) ? 'closed' : 'open';
};
