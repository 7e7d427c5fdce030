import { findActualController } from '../control/actual-controller.ts';
import type { ControlFinding } from '../control/actual-controller.ts';
import type { Heads } from '../control/find-heads.ts';
import { roundPercent } from '../graph/holding.ts';
import type { PartyId } from '../graph/holding.ts';
import type { Ownership } from '../make-ownership.ts';
import { calculateShares } from '../shares/calculate-shares.ts';
import type { CompanyShares } from '../shares/calculate-shares.ts';
import { findExemption } from './exemption.ts';
import type { ExemptionFinding } from './exemption.ts';
import { meets, OWNER_THRESHOLD } from './facts.ts';
import type { CompanyFacts, OwnerFacts, OwnerTest } from './facts.ts';
import { measurePersons } from './measure-persons.ts';
import type { PersonMeasure } from './measure-persons.ts';

export interface BeneficialOwner {
  readonly party: PartyId;
  /** The first test that the person meets. */
  readonly test: OwnerTest;
  readonly percent: number;
  readonly votes: number;
  readonly income: number | null;
  /** Meets the third test together with others. */
  readonly isJoint: boolean;
}

/** Why a person below every test is worth a look: the band of a share, or control short of a majority. */
export interface PossibleOwner {
  readonly party: PartyId;
  readonly because: 'band' | 'relative-control';
  readonly percent: number;
}

export interface BeneficialOwnerFinding {
  readonly company: PartyId;
  /** Percent. */
  readonly threshold: number;
  /** By test, then by share. */
  readonly owners: readonly BeneficialOwner[];
  /** No owner: the company need not file, or nobody that the tests lead to is on file. */
  readonly none: 'need-not-file' | 'not_disclosed' | null;
  readonly exemption: ExemptionFinding | null;
  readonly possible: readonly PossibleOwner[];
  /** Undisclosed and circular, percent; from the threshold on it can hide an owner. */
  readonly undisclosed: number;
  readonly canHideOwner: boolean;
  readonly control: ControlFinding;
  /** Wholly owned or controlled by the state: its legal representative is deemed the owner, and nobody is tested. */
  readonly isStateOwned: boolean;
}

const NO_MEASURE = { percent: 0, high: 0, votes: 0, income: null };

/** The first test that a person meets, in the order of the law; none where it meets none. */
const findTest = (
  { party, percent, votes, income }: PersonMeasure,
  control: ControlFinding,
  threshold: number,
): Pick<BeneficialOwner, 'test' | 'isJoint'> | null => {
  if (meets(percent, threshold)) return { test: '1_equity_25', isJoint: false };
  if (meets(Math.max(votes, income ?? 0), threshold)) return { test: '2_income_or_vote_25', isJoint: false };
  // A presumption from relative shares is told apart: it is `possible`.
  const sure = control.controllers.filter(({ confidence }) => confidence === 'high');
  const own = sure.find(({ parties }) => parties.includes(party));
  return own ? { test: '3_actual_control', isJoint: own.parties.length > 1 } : null;
};

/** Persons who control without any share on file are measured as well: by agreement, by appointing the board. */
const addControllers = (
  persons: readonly PersonMeasure[],
  control: ControlFinding,
  { kindOf }: OwnerFacts,
): readonly PersonMeasure[] => {
  const known = new Set(persons.map(({ party }) => party));
  const others = control.controllers
    .flatMap(({ parties }) => parties)
    .filter((party) => !known.has(party) && kindOf(party) === 'person');
  return [...persons, ...[...new Set(others)].map((party) => ({ party, ...NO_MEASURE }))];
};

const isState = (
  shares: CompanyShares,
  control: ControlFinding,
  facts: CompanyFacts,
  { kindOf }: OwnerFacts,
) => {
  if (facts.isStateOwned !== null) return facts.isStateOwned;
  const state = shares.holders.filter(({ holder, isUltimate }) => isUltimate && kindOf(holder) === 'state');
  const percent = state.reduce((sum, share) => sum + share.percent, 0);
  const heads = control.controllers.flatMap(({ parties, confidence }) =>
    confidence === 'high' ? parties : [],
  );
  return percent > 50 + 1e-9 || heads.some((party) => kindOf(party) === 'state');
};

const deem = (
  party: PartyId | null,
  test: OwnerTest,
  persons: readonly PersonMeasure[],
): BeneficialOwner[] => {
  if (party === null) return [];
  const { percent, votes, income } = persons.find((person) => person.party === party) ?? NO_MEASURE;
  return [{ party, test, percent, votes, income, isJoint: false }];
};

const listPossible = (
  persons: readonly PersonMeasure[],
  owners: readonly BeneficialOwner[],
  control: ControlFinding,
  threshold: number,
): readonly PossibleOwner[] => {
  const leading = new Set(control.controllers.flatMap(({ parties }) => parties));
  return persons
    .filter(({ party }) => !owners.some((owner) => owner.party === party))
    .flatMap(({ party, percent, high }): PossibleOwner[] => {
      if (meets(high, threshold)) return [{ party, percent, because: 'band' }];
      return leading.has(party) ? [{ party, percent, because: 'relative-control' }] : [];
    });
};

/** Beneficial owners by the Measures of 2024: the tests in sequence for each person, the one that was met named. */
export const findBeneficialOwners = (
  ownership: Ownership,
  heads: Heads,
  company: CompanyFacts,
  facts: OwnerFacts,
  threshold: number = OWNER_THRESHOLD,
): BeneficialOwnerFinding => {
  const shares = calculateShares(ownership, company.company);
  const control = findActualController(ownership, heads, company.company, facts, shares);
  const persons = addControllers(measurePersons(ownership, heads, shares, facts), control, facts);
  const met = persons.flatMap((person): BeneficialOwner[] => {
    const found = findTest(person, control, threshold);
    const { party, percent, votes, income } = person;
    return found ? [{ party, ...found, percent, votes, income }] : [];
  });
  const tested = met.toSorted((a, b) => (a.test === b.test ? 0 : a.test < b.test ? -1 : 1));
  const fallback = () => deem(company.personInCharge, '4_senior_manager', persons);
  const isStateOwned = isState(shares, control, company, facts);
  const owners = !company.mustFile
    ? []
    : isStateOwned
      ? deem(company.legalRepresentative, 'state_legal_representative', persons)
      : tested.length > 0
        ? tested
        : fallback();
  const hidden = roundPercent(shares.undisclosed + shares.circular);
  return {
    company: company.company,
    threshold,
    owners,
    none: company.mustFile ? (owners.length > 0 ? null : 'not_disclosed') : 'need-not-file',
    exemption: company.mustFile
      ? findExemption(
          ownership,
          company,
          facts,
          control.controllers,
          tested.map(({ party }) => party),
        )
      : null,
    possible: listPossible(persons, owners, control, threshold),
    undisclosed: hidden,
    canHideOwner: meets(hidden, threshold),
    control,
    isStateOwned,
  };
};
