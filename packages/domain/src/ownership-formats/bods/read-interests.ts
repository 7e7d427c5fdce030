import {
  checkOrder,
  findDay,
  findText,
  readChoice,
  readFields,
  readList,
  StatementError,
} from '../read-fields.ts';
import type { JsonFields } from '../read-fields.ts';
import type { HoldingTerm, PostKind, PostTerm } from '../statement.ts';

export const INTEREST_TYPES = [
  'shareholding',
  'votingRights',
  'appointmentOfBoard',
  'otherInfluenceOrControl',
  'seniorManagingOfficial',
  'settlor',
  'trustee',
  'protector',
  'beneficiaryOfLegalArrangement',
  'rightsToSurplusAssetsOnDissolution',
  'rightsToProfitOrIncome',
  'rightsGrantedByContract',
  'conditionalRightsGrantedByContract',
  'controlViaCompanyRulesOrArticles',
  'controlByLegalFramework',
  'boardMember',
  'boardChair',
  'unknownInterest',
  'unpublishedInterest',
  'enjoymentAndUseOfAssets',
  'rightToProfitOrIncomeFromAssets',
  'nominee',
  'nominator',
] as const;
export type InterestType = (typeof INTEREST_TYPES)[number];

/** Posts by their type of interest; the title where the statement gives none. */
export const POSTS: Readonly<Partial<Record<InterestType, { kind: PostKind; role: string }>>> = {
  boardChair: { kind: 'chair', role: '董事长' },
  boardMember: { kind: 'director', role: '董事' },
  seniorManagingOfficial: { kind: 'manager', role: '高级管理人员' },
};

interface Share {
  readonly percent: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

const NO_SHARE: Share = { percent: null, min: null, max: null };
const WHOLE = 100;

const readNumber = (share: JsonFields, name: string, place: string): number | null => {
  const value = share[name];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || value < 0 || value > WHOLE)
    throw new StatementError(`${place}.${name}`, value, 'percent-wrong');
  return value;
};

/** An exclusive bound is taken for the bound itself; a band without one end reaches to 0 or 100. */
const readShare = (value: unknown, place: string): Share => {
  if (value === undefined || value === null) return NO_SHARE;
  const share = readFields(value, place);
  const percent = readNumber(share, 'exact', place);
  const min = readNumber(share, 'minimum', place) ?? readNumber(share, 'exclusiveMinimum', place);
  const max = readNumber(share, 'maximum', place) ?? readNumber(share, 'exclusiveMaximum', place);
  if (percent !== null) return { percent, min: null, max: null };
  if (min === null && max === null) return NO_SHARE;
  const band = { percent, min: min ?? 0, max: max ?? WHOLE };
  if (band.min > band.max) throw new StatementError(place, share, 'percent-wrong');
  return band.min === band.max ? { percent: band.min, min: null, max: null } : band;
};

interface Interest {
  readonly type: InterestType;
  readonly share: Share;
  readonly details: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

const readInterest = (
  value: unknown,
  place: string,
  isIndirect: boolean,
  leftOut: string[],
): Interest | null => {
  const interest = readFields(value, place);
  const way =
    interest['directOrIndirect'] === undefined
      ? 'unknown'
      : readChoice(interest['directOrIndirect'], `${place}.directOrIndirect`, [
          'direct',
          'indirect',
          'unknown',
        ]);
  const type =
    interest['type'] === undefined
      ? 'unknownInterest'
      : readChoice(interest['type'], `${place}.type`, INTEREST_TYPES);
  const from = findDay(interest['startDate'], `${place}.startDate`);
  const to = findDay(interest['endDate'], `${place}.endDate`);
  checkOrder(from, to, `${place}.endDate`);
  const share = readShare(interest['share'], `${place}.share`);
  if (way === 'indirect' || (way === 'unknown' && isIndirect)) {
    leftOut.push(`interests[indirect ${type}]`);
    return null;
  }
  return { type, share, details: findText(interest['details'], `${place}.details`), from, to };
};

/** Shares and votes over the same time are one holding. */
const joinHoldings = (interests: readonly Interest[], leftOut: string[]): HoldingTerm[] => {
  const byTime = new Map<string, HoldingTerm>();
  for (const { type, share, from, to } of interests) {
    if (type !== 'shareholding' && type !== 'votingRights') continue;
    const time = `${from} ${to}`;
    const term = byTime.get(time) ?? { ...NO_SHARE, votes: null, from, to };
    if (type === 'shareholding') byTime.set(time, { ...term, ...share });
    else {
      if (share.min !== null) leftOut.push('interests[votingRights].share (band)');
      byTime.set(time, { ...term, votes: share.percent });
    }
  }
  return [...byTime.values()].toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
};

/** What a relationship says is held directly. What is held through others follows from the relationships between. */
export const readInterests = (
  value: unknown,
  place: string,
  isIndirect: boolean,
): { holdings: HoldingTerm[]; posts: PostTerm[]; leftOut: string[] } => {
  const leftOut: string[] = [];
  const interests = readList(value, place).flatMap(
    (interest, at) => readInterest(interest, `${place}[${at}]`, isIndirect, leftOut) ?? [],
  );
  const posts = interests.flatMap(({ type, details, from, to }) => {
    const post = POSTS[type];
    return post ? [{ kind: post.kind, role: details ?? post.role, from, to }] : [];
  });
  for (const { type } of interests)
    if (type !== 'shareholding' && type !== 'votingRights' && !POSTS[type])
      leftOut.push(`interests[${type}]`);
  return { holdings: joinHoldings(interests, leftOut), posts, leftOut };
};
