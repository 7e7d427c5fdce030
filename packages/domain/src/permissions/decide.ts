import type { FeatureCode, Grants } from '../plans/index.ts';
import { isOpen } from '../plans/index.ts';
import { findRight } from './rights.ts';

/** Who asks, at one moment. `unknown`: no token or one never given out; `ended`: one that was good once. */
export type Subject = { readonly state: 'unknown' } | { readonly state: 'ended' } | LiveSubject;

export interface LiveSubject {
  readonly state: 'live';
  readonly isActive: boolean;
  /** `YYYY-MM-DD`, the last day the account may be used; null: no end. */
  readonly expiresOn: string | null;
  readonly mustChangePassword: boolean;
  readonly rights: ReadonlySet<string>;
  /** Plan and active packages together. */
  readonly grants: Grants;
}

/** What a call, screen, file or job needs. */
export interface Demand {
  /** `session`: any account that is signed in. */
  readonly right: 'session' | (string & {});
  /** `YYYY-MM-DD` of the moment of asking. */
  readonly today: string;
  /** Reachable before the first password is changed. */
  readonly isOpenBeforePasswordChange?: boolean;
  readonly quota?: { readonly available: number | null; readonly isAlreadySpent: boolean };
  readonly isRateExceeded?: boolean;
}

export type Refusal =
  | '401'
  | '505'
  | '403'
  | 'password-change-required'
  | 'feature-not-activated'
  | 'quota-exhausted'
  | 'too-many-requests';

export type Decision =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly code: Refusal; readonly feature?: FeatureCode };

const ALLOWED: Decision = { isAllowed: true };
const refuse = (code: Refusal): Decision => ({ isAllowed: false, code });

/**
 * The one answer to "may this be done", for endpoints, screens, files, streams and jobs. It asks in this order:
 * session, account, role, plan and packages, quota, rate; the first that refuses gives the code.
 */
export const decide = (subject: Subject, demand: Demand): Decision => {
  if (subject.state === 'unknown') return refuse('401');
  if (subject.state === 'ended') return refuse('505');
  return refuseAccount(subject, demand) ?? refuseRight(subject, demand.right) ?? refuseUse(demand) ?? ALLOWED;
};

const refuseAccount = (subject: LiveSubject, demand: Demand): Decision | null => {
  const isOver = subject.expiresOn !== null && subject.expiresOn < demand.today;
  if (!subject.isActive || isOver) return refuse('505');
  if (subject.mustChangePassword && !demand.isOpenBeforePasswordChange)
    return refuse('password-change-required');
  return null;
};

const refuseRight = (subject: LiveSubject, code: string): Decision | null => {
  if (code === 'session') return null;
  if (!subject.rights.has(code)) return refuse('403');
  const feature = findRight(code)?.feature;
  if (!feature || isOpen(subject.grants[feature])) return null;
  return { isAllowed: false, code: 'feature-not-activated', feature };
};

const refuseUse = (demand: Demand): Decision | null => {
  const { quota } = demand;
  if (quota && !quota.isAlreadySpent && quota.available !== null && quota.available <= 0)
    return refuse('quota-exhausted');
  return demand.isRateExceeded ? refuse('too-many-requests') : null;
};

/** May a signed-in account use a right now? For columns and sections inside an answer that is allowed as a whole. */
export const hasRight = (subject: LiveSubject, code: string): boolean => refuseRight(subject, code) === null;
