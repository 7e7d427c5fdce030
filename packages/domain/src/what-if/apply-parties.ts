import { linkCode } from '../default-risk/index.ts';
import type { Fact, LinkedParty, RatingInput } from '../default-risk/index.ts';
import { DEFAULT_GRADE, findLowerBound, findUpperBound, MASTER_SCALE } from '../ratings/index.ts';
import type { GradeNumber } from '../ratings/index.ts';
import { toLogOdds } from '../solvency/index.ts';
import type { PartyEdit } from './scenario.ts';

/** One class holds odds so many times those of the class above it: the width of those that end at nothing or all. */
const CLASS_WIDTH = Math.log((MASTER_SCALE.upperBounds[1] ?? 2) / (MASTER_SCALE.upperBounds[0] ?? 1));
/** A party in default passes on as much as one that defaults as likely as not. */
const DEFAULT_LOG_ODDS = 0;

/** Log-odds in the middle of a class. */
export const middleOfClass = (grade: GradeNumber): number => {
  if (grade === DEFAULT_GRADE) return DEFAULT_LOG_ODDS;
  if (grade === 1) return toLogOdds(findUpperBound(1)) - CLASS_WIDTH / 2;
  const low = toLogOdds(findLowerBound(grade));
  return grade === DEFAULT_GRADE - 1 ? low + CLASS_WIDTH / 2 : (low + toLogOdds(findUpperBound(grade))) / 2;
};

/** Far below the ids of supposed events. */
const FIRST_GUARANTEE = -1001;

const makeGuarantee = (recordId: number, { asOf, companyName }: RatingInput): Fact => ({
  recordId,
  knownFrom: `${asOf}T00:00:00.000Z`,
  dimension: 'external_guarantee',
  status: 'current',
  eventDate: asOf,
  publishedOn: asOf,
  validTo: null,
  payload: { debtor: companyName, guarantee_start: asOf },
});

const guaranteesOf = (
  party: Pick<LinkedParty, 'guarantees'>,
  hasGuarantee: boolean | null,
  recordId: number,
  input: RatingInput,
): readonly Fact[] => {
  if (hasGuarantee === null || (hasGuarantee && party.guarantees.length > 0)) return party.guarantees;
  return hasGuarantee ? [makeGuarantee(recordId, input)] : [];
};

/** The linked parties of a company with other classes and guarantees, and supposed holders, whose ids are negative. */
export const applyParties = (input: RatingInput, edits: readonly PartyEdit[]): readonly LinkedParty[] => {
  if (edits.length === 0) return input.linkedParties;
  const sets = new Map(edits.flatMap((edit) => (edit.kind === 'set' ? [[edit.code, edit] as const] : [])));
  const known = input.linkedParties.map((party, at): LinkedParty => {
    const edit = sets.get(linkCode(party));
    if (!edit) return party;
    const { grade } = edit;
    return {
      ...party,
      ...(grade === null ? {} : { grade, standAloneLogOdds: middleOfClass(grade) }),
      guarantees: guaranteesOf(party, edit.hasGuarantee, FIRST_GUARANTEE - at, input),
    };
  });
  const supposed = edits.flatMap((edit, at): readonly LinkedParty[] => {
    if (edit.kind !== 'add') return [];
    const { name, sharePercent, grade, hasGuarantee } = edit;
    const recordId = FIRST_GUARANTEE - known.length - at;
    return [
      {
        companyId: -1 - at,
        name,
        relation: 'holder',
        sharePercent,
        grade,
        standAloneLogOdds: middleOfClass(grade),
        centralTendency: null,
        ratedAt: null,
        guarantees: guaranteesOf({ guarantees: [] }, hasGuarantee, recordId, input),
      },
    ];
  });
  return [...known, ...supposed];
};
