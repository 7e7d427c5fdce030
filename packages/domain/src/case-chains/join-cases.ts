import { Decimal } from 'decimal.js';
import type { Payload } from '../records/index.ts';
import { listCaseNumbers } from './case-number.ts';
import { readStage, STAGE_KINDS, STAGE_RULES } from './stages.ts';
import type { StageFacts } from './stages.ts';

/** A record of a case dimension. Possible namesakes must be left out before. */
export interface CaseRecord {
  readonly recordId: number;
  readonly version: number;
  readonly dimension: string;
  readonly payload: Payload;
}

export interface CaseStage extends StageFacts {
  readonly recordId: number;
  readonly version: number;
  readonly dimension: string;
}

/** `terminated`: unpaid for want of assets (终本), so still owed; `ended`: performed, withdrawn, settled or closed. */
export type CaseState = 'open' | 'terminated' | 'ended';

export interface CaseChain {
  /** The case number of its first stage, else the record that it is made of. */
  readonly key: string;
  readonly state: CaseState;
  readonly role: string | null;
  readonly cause: string | null;
  readonly court: string | null;
  /** Yuan: claimed or awarded, and under enforcement; null where no source says. */
  readonly amount: string | null;
  readonly enforcedAmount: string | null;
  /** What the company still owes of it as far as the sources tell; null: they do not. */
  readonly openAmount: string | null;
  /** The earliest first. */
  readonly stages: readonly CaseStage[];
}

const listNumbers = ({ dimension, payload }: CaseRecord): readonly string[] => {
  const fields = STAGE_RULES[dimension]?.numbers ?? [];
  return fields.flatMap((field) => {
    const value = payload[field];
    return typeof value === 'string' ? listCaseNumbers(value) : [];
  });
};

/** Records that share a case number, directly or through others, are one case; one without a number stands alone. */
const groupRecords = (records: readonly CaseRecord[]): readonly (readonly CaseRecord[])[] => {
  const groups = new Map<number, CaseRecord[]>();
  const groupOfNumber = new Map<string, number>();
  for (const [order, record] of records.entries()) {
    const numbers = listNumbers(record);
    const touched = [...new Set(numbers.flatMap((number) => groupOfNumber.get(number) ?? []))];
    const [home = order, ...others] = touched;
    const joined = [
      ...(groups.get(home) ?? []),
      ...others.flatMap((other) => groups.get(other) ?? []),
      record,
    ];
    for (const other of others) groups.delete(other);
    groups.set(home, joined);
    for (const one of joined) for (const number of listNumbers(one)) groupOfNumber.set(number, home);
  }
  return [...groups.values()];
};

const byTime = (a: CaseStage, b: CaseStage): number =>
  (a.date ?? '').localeCompare(b.date ?? '') ||
  STAGE_KINDS.indexOf(a.kind) - STAGE_KINDS.indexOf(b.kind) ||
  a.recordId - b.recordId;

const ENDED: Readonly<Record<string, readonly string[]>> = {
  filing_status: ['closed', 'withdrawn', 'mediation'],
  enforcement_status: ['closed', 'removed'],
  judgment_result_for_company: ['win', 'withdrawn', 'neutral'],
  bankruptcy_stage: ['terminated', 'rejected'],
};

const isEnded = ({ result }: StageFacts): boolean =>
  result !== null && (ENDED[result.field]?.includes(result.value) ?? false);

const readAmount = (payload: Payload, field: string): string | null => {
  const value = payload[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

const sum = (amounts: readonly (string | null)[]): string | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0
    ? null
    : known.reduce((total, amount) => total.plus(amount), new Decimal(0)).toFixed(2);
};

const isClosed = ({ payload }: CaseRecord): boolean =>
  payload['enforcement_status'] === 'closed' || payload['enforcement_status'] === 'removed';

/** What is owed under an enforcement that is not closed: of a terminated one the unperformed part. */
const owedOf = ({ payload }: CaseRecord): string | null =>
  readAmount(payload, 'unperformed_amount') ?? readAmount(payload, 'enforcement_amount');

const RESUMED = /执恢/;
const filedOn = ({ payload }: CaseRecord): string => (payload['enforcement_filing_date'] ?? '') as string;

/** The enforcements that stand: a resumed one (执恢) takes the place of the terminated ones before it. */
const listStanding = (records: readonly CaseRecord[]): readonly CaseRecord[] => {
  const enforcements = records.filter(({ dimension }) => dimension === 'enforcement');
  const resumed = enforcements.filter(({ payload }) =>
    RESUMED.test((payload['enforcement_case_no'] ?? '') as string),
  );
  const lastResumed = resumed.map(filedOn).toSorted().at(-1);
  if (lastResumed === undefined) return enforcements;
  return enforcements.filter(
    (one) => one.payload['enforcement_status'] !== 'terminated' || filedOn(one) >= lastResumed,
  );
};

const findState = (enforcements: readonly CaseRecord[], stages: readonly CaseStage[]): CaseState => {
  if (enforcements.length > 0) {
    if (enforcements.some(({ payload }) => payload['enforcement_status'] === 'open')) return 'open';
    const isTerminated = enforcements.some(({ payload }) => payload['enforcement_status'] === 'terminated');
    return isTerminated ? 'terminated' : 'ended';
  }
  return stages.some(isEnded) ? 'ended' : 'open';
};

const first = <T>(values: readonly (T | null)[]): T | null => values.find((value) => value !== null) ?? null;

const makeChain = (records: readonly CaseRecord[], company: string): CaseChain => {
  const stages = records
    .flatMap((record): readonly CaseStage[] => {
      const facts = readStage(record.dimension, record.payload, company);
      const { recordId, version, dimension } = record;
      return facts ? [{ ...facts, recordId, version, dimension }] : [];
    })
    .toSorted(byTime);
  const enforcements = listStanding(records);
  const state = findState(enforcements, stages);
  const enforcedAmount = sum(enforcements.map(({ payload }) => readAmount(payload, 'enforcement_amount')));
  const claims = stages.filter(({ kind }) => kind === 'judgment' || kind === 'filing');
  return {
    key: first(stages.map(({ caseNumber }) => caseNumber)) ?? `record ${records[0]?.recordId}`,
    state,
    role: first(stages.map(({ role }) => role)) ?? (enforcements.length > 0 ? 'defendant' : null),
    cause: first(stages.map(({ cause }) => cause)),
    court: first(stages.map(({ court }) => court)),
    amount: first(claims.toReversed().map(({ amount }) => amount)),
    enforcedAmount,
    openAmount: state === 'ended' ? '0.00' : sum(enforcements.filter((one) => !isClosed(one)).map(owedOf)),
    stages,
  };
};

const ORDER: readonly CaseState[] = ['open', 'terminated', 'ended'];
/** A case that the company brought itself stands behind those brought against it. */
const isOwn = ({ role }: CaseChain): number => Number(role === 'plaintiff' || role === 'applicant');
const lastDay = ({ stages }: CaseChain): string => stages.at(-1)?.date ?? '';

/** The cases of a company from its records: open ones first, those against it before its own, each group by its last day. Pure; any order of records. */
export const joinCases = (records: readonly CaseRecord[], company: string): readonly CaseChain[] =>
  groupRecords(records.toSorted((a, b) => a.recordId - b.recordId))
    .map((group) => makeChain(group, company))
    .toSorted(
      (a, b) =>
        ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
        isOwn(a) - isOwn(b) ||
        lastDay(b).localeCompare(lastDay(a)) ||
        a.key.localeCompare(b.key),
    );
