import type { NegativeCounts, NegativeKindView } from '@mingjian/contract/negative-records';
import type { NegativeGroup, NegativeSummary } from '@mingjian/database/negative-records';
import { sumDecimals } from '@mingjian/domain/money';
import { calculateShareOfNetAssets, isOtherSide } from '@mingjian/domain/negative-records';
import type { NegativeDimension, NegativeKind } from '@mingjian/domain/negative-records';
import type { Coverage } from '../companies/coverage-states.ts';
import { findSectionState } from '../companies/coverage-states.ts';

const count = (groups: readonly NegativeGroup[]): number =>
  groups.reduce((sum, { records }) => sum + records, 0);

const countParts = (
  own: readonly NegativeGroup[],
  other: readonly NegativeGroup[],
  namesakes: readonly NegativeGroup[],
): NegativeCounts => ({
  open: count(own.filter(({ isOpen }) => isOpen)),
  closed: count(own.filter(({ isOpen }) => !isOpen)),
  disputed: own.reduce((sum, { disputed }) => sum + disputed, 0),
  otherSide: count(other),
  namesakes: count(namesakes),
});

/** The sum of what is disclosed. What a holder's part is worth is no share of what the company itself owns. */
const addAmounts = (
  { isOfHolders, ownRole }: NegativeDimension,
  groups: readonly NegativeGroup[],
  netAssets: NegativeSummary['netAssets'],
): NegativeKindView['openAmount'] => {
  const isOfOthers = groups.some(({ role, amount }) => isOfHolders && role === ownRole && amount !== null);
  const stated = groups.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  if (stated.length === 0) return null;
  const amount = sumDecimals(stated);
  return {
    amount,
    records: groups.reduce((sum, { withAmount }) => sum + withAmount, 0),
    shareOfNetAssets: isOfOthers ? null : calculateShareOfNetAssets(amount, netAssets),
  };
};

const countRoles = (groups: readonly NegativeGroup[]): NegativeKindView['roles'] =>
  [...Map.groupBy(groups, ({ role }) => role)]
    .map(([role, alike]) => ({ role, records: count(alike) }))
    .toSorted((a, b) => b.records - a.records || a.role.localeCompare(b.role));

const newestOf = (groups: readonly NegativeGroup[]): string | null =>
  groups.reduce<string | null>(
    (newest, { lastEventOn }) =>
      lastEventOn !== null && (newest === null || lastEventOn > newest) ? lastEventOn : newest,
    null,
  );

interface Known {
  readonly groups: readonly NegativeGroup[];
  readonly coverage: Coverage | undefined;
  readonly netAssets: NegativeSummary['netAssets'];
  readonly isWithheld: boolean;
}

/** One kind as the wire tells it: numbers where a source was asked, else the state alone. */
export const presentKind = (
  kind: NegativeKind,
  { groups, coverage, netAssets, isWithheld }: Known,
): NegativeKindView => {
  const { dimension, group } = kind.rules;
  const head = { kind: kind.kind, dimension, group, hasAmounts: kind.amount.fields.length > 0 };
  const nothing = { counts: null, openAmount: null, roles: [], lastEventOn: null };
  if (isWithheld) return { ...head, ...nothing, state: 'withheld', checkedAt: null };
  const sure = groups.filter(({ isNamesake }) => !isNamesake);
  const [own, other] = [false, true].map((isOther) =>
    sure.filter(({ role }) => isOtherSide(kind.rules, role) === isOther),
  ) as [NegativeGroup[], NegativeGroup[]];
  const counts = countParts(
    own,
    other,
    groups.filter(({ isNamesake }) => isNamesake),
  );
  const state = findSectionState(coverage, counts.open + counts.closed);
  const checkedAt = coverage?.checkedAt ?? null;
  const isAnswered =
    state === 'found' || state === 'none_found' || counts.otherSide > 0 || counts.namesakes > 0;
  if (!isAnswered) return { ...head, ...nothing, state, checkedAt };
  return {
    ...head,
    state,
    checkedAt,
    counts,
    openAmount: addAmounts(
      kind.rules,
      own.filter(({ isOpen }) => isOpen),
      netAssets,
    ),
    roles: countRoles(sure),
    lastEventOn: newestOf(own),
  };
};
