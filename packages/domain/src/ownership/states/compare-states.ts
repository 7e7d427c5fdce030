import { compareIds } from '../graph/holding.ts';
import type { Holding, PartyId } from '../graph/holding.ts';

/** Who controls a company and who its beneficial owners are, as far as a change of it is news. */
export interface OwnershipFinding {
  readonly company: PartyId;
  readonly controllers: readonly PartyId[];
  readonly basis: string | null;
  readonly owners: readonly { readonly party: PartyId; readonly test: string }[];
}

/** Holdings as they were at a moment, one for each holder and company, and what follows from them. */
export interface OwnershipState {
  readonly holdings: readonly Holding[];
  readonly findings: readonly OwnershipFinding[];
}

export interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

export interface Changes<Value> {
  readonly added: readonly Value[];
  readonly removed: readonly Value[];
  readonly changed: readonly Change<Value>[];
}

/** Applied to the first state it gives the second. */
export interface OwnershipDifference {
  readonly holdings: Changes<Holding>;
  readonly findings: Changes<OwnershipFinding>;
}

/** 1 and '1' are two parties. */
const writeKey = (id: PartyId): string => JSON.stringify(id);
const keyHolding = ({ holder, owned }: Holding): string => `${writeKey(owned)} ${writeKey(holder)}`;
const keyFinding = ({ company }: OwnershipFinding): string => writeKey(company);

const writeHolding = ({ percent, votes, low, high }: Holding): string =>
  JSON.stringify([percent, votes ?? null, low ?? null, high ?? null]);

/** The order of names is no news. */
const writeControllers = ({ controllers }: OwnershipFinding): string =>
  JSON.stringify(controllers.toSorted(compareIds));
const writeOwners = ({ owners }: OwnershipFinding): string =>
  JSON.stringify(
    owners.map(({ party, test }) => [party, test] as const).toSorted(([a], [b]) => compareIds(a, b)),
  );
const writeFinding = (finding: OwnershipFinding): string =>
  JSON.stringify([writeControllers(finding), finding.basis, writeOwners(finding)]);

const compare = <Value>(
  before: readonly Value[],
  after: readonly Value[],
  keyOf: (value: Value) => string,
  write: (value: Value) => string,
): Changes<Value> => {
  const earlier = new Map(before.map((value) => [keyOf(value), value]));
  const later = new Map(after.map((value) => [keyOf(value), value]));
  const both = [...earlier].filter(([key]) => later.has(key));
  return {
    added: [...later].filter(([key]) => !earlier.has(key)).map(([, value]) => value),
    removed: [...earlier].filter(([key]) => !later.has(key)).map(([, value]) => value),
    changed: both
      .map(([key, value]) => ({ before: value, after: later.get(key)! }))
      .filter((change) => write(change.before) !== write(change.after)),
  };
};

const apply = <Value>(
  values: readonly Value[],
  { added, removed, changed }: Changes<Value>,
  keyOf: (value: Value) => string,
): readonly Value[] => {
  const result = new Map(values.map((value) => [keyOf(value), value]));
  for (const value of removed) result.delete(keyOf(value));
  for (const { after } of changed) result.set(keyOf(after), after);
  for (const value of added) result.set(keyOf(value), value);
  return [...result.values()];
};

const compareHoldings = (a: Holding, b: Holding): number =>
  compareIds(a.owned, b.owned) || compareIds(a.holder, b.holder);
const compareFindings = (a: OwnershipFinding, b: OwnershipFinding): number =>
  compareIds(a.company, b.company);

/** In one order, so that two states that say the same are the same. */
export const sortState = ({ holdings, findings }: OwnershipState): OwnershipState => ({
  holdings: holdings.toSorted(compareHoldings),
  findings: findings.toSorted(compareFindings),
});

/** Holders in, out and changed; controllers and tests that changed. */
export const compareStates = (before: OwnershipState, after: OwnershipState): OwnershipDifference => ({
  holdings: compare(before.holdings, after.holdings, keyHolding, writeHolding),
  findings: compare(before.findings, after.findings, keyFinding, writeFinding),
});

const findOne = ({ findings }: OwnershipState, company: PartyId): OwnershipFinding =>
  findings.find((finding) => finding.company === company) ?? {
    company,
    controllers: [],
    basis: null,
    owners: [],
  };

/** Whether others control one company, and whether others are its owners or by another test. */
export const compareFindingsOf = (company: PartyId, before: OwnershipState, after: OwnershipState) => {
  const [earlier, later] = [findOne(before, company), findOne(after, company)];
  return {
    hasControllerChanged: writeControllers(earlier) !== writeControllers(later),
    haveOwnersChanged: writeOwners(earlier) !== writeOwners(later),
  };
};

export const applyDifference = (
  { holdings, findings }: OwnershipState,
  difference: OwnershipDifference,
): OwnershipState =>
  sortState({
    holdings: apply(holdings, difference.holdings, keyHolding),
    findings: apply(findings, difference.findings, keyFinding),
  });
