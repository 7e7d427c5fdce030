import { compareNames } from './compare-names.ts';
import { compareRegions, readRegion } from './compare-regions.ts';
import type { WantedRegion } from './compare-regions.ts';
import { splitName } from './split-name.ts';
import type { SplitName } from './split-name.ts';
import type { Candidate, CodeAgreement, PartScore, ScoredCandidate, Wanted } from './subject.ts';

const FORMER_NAME = -2;
const PERSON_AGREES = 6;
const PERSON_DIFFERS = -10;
const CODE_AGREES = 15;
const CODE_NEAR = 8;
const CODE_DIFFERS = -40;
/** Without a name a row rests on its code alone. */
const CODE_ALONE = 85;
const NEAR_CODE_ALONE = 72;

/** A row ready for comparing: its name is taken apart once, however many candidates it has. */
export interface PreparedWanted {
  readonly wanted: Wanted;
  readonly name: SplitName | undefined;
  readonly region: WantedRegion;
}

export const prepareWanted = (wanted: Wanted): PreparedWanted => {
  const name = wanted.name === null ? undefined : splitName(wanted.name);
  return { wanted, name, region: readRegion(wanted, name) };
};

interface NamedParts {
  readonly name: string;
  readonly parts: readonly PartScore[];
}

export const sumPoints = (parts: readonly PartScore[]): number =>
  parts.reduce((sum, { points }) => sum + points, 0);

const FORMER: PartScore = { part: 'former-name', finding: 'agrees', points: FORMER_NAME };

/** The name that fits best, with its reasons; the present name wins a draw. */
const fitNames = (wanted: SplitName, candidate: Candidate): NamedParts => {
  const compare = (name: string, more: readonly PartScore[] = []): NamedParts => ({
    name,
    parts: [...compareNames(wanted, splitName(name)), ...more],
  });
  const others = [
    ...(candidate.nameEn === null ? [] : [compare(candidate.nameEn)]),
    ...candidate.shortNames.map((name) => compare(name)),
    ...candidate.formerNames.map((name) => compare(name, [FORMER])),
  ];
  return others.reduce(
    (best, found) => (sumPoints(found.parts) > sumPoints(best.parts) ? found : best),
    compare(candidate.name),
  );
};

const comparePersons = (wanted: string | null, known: string | null): readonly PartScore[] => {
  if (wanted === null || known === null) return [];
  return wanted === known
    ? [{ part: 'legal-representative', finding: 'agrees', points: PERSON_AGREES }]
    : [{ part: 'legal-representative', finding: 'differs', points: PERSON_DIFFERS }];
};

const compareCodes = (code: CodeAgreement, hasName: boolean): readonly PartScore[] => {
  if (code === 'unknown') return [];
  if (code === 'differs') return [{ part: 'code', finding: 'differs', points: CODE_DIFFERS }];
  return code === 'near'
    ? [{ part: 'code', finding: 'near', points: CODE_NEAR + (hasName ? 0 : NEAR_CODE_ALONE) }]
    : [{ part: 'code', finding: 'agrees', points: CODE_AGREES + (hasName ? 0 : CODE_ALONE) }];
};

/** How well a candidate fits a row, 0 to 100, with every reason in points. */
export const scoreCandidate = (
  { wanted, name, region }: PreparedWanted,
  candidate: Candidate,
  code: CodeAgreement,
): ScoredCandidate => {
  const fit = name ? fitNames(name, candidate) : { name: candidate.name, parts: [] };
  const parts = [
    ...fit.parts,
    ...(name ? compareRegions(region, candidate, splitName(fit.name)) : []),
    ...comparePersons(wanted.legalRepresentative, candidate.legalRepresentative),
    ...compareCodes(code, name !== undefined),
  ];
  return {
    companyId: candidate.companyId,
    score: Math.max(0, Math.min(100, sumPoints(parts))),
    matchedName: fit.name,
    parts,
  };
};
