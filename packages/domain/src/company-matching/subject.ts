/** What a row of a list says of a company; texts as the user wrote them, cleaned; null where the row says nothing. */
export interface Wanted {
  readonly name: string | null;
  readonly province: string | null;
  readonly city: string | null;
  readonly legalRepresentative: string | null;
}

/** A company that may be meant, with every name it is or was known by. */
export interface Candidate {
  readonly companyId: number;
  readonly name: string;
  readonly nameEn: string | null;
  readonly formerNames: readonly string[];
  readonly shortNames: readonly string[];
  /** Six digits, GB/T 2260. */
  readonly provinceCode: string | null;
  readonly cityCode: string | null;
  readonly legalRepresentative: string | null;
}

/**
 * Whether the numbers of a row belong to the candidate or to another company; `near`: to the candidate but for one
 * character; `unknown`: the row has none that is known.
 */
export type CodeAgreement = 'agrees' | 'near' | 'differs' | 'unknown';

export const SCORE_PARTS = [
  'name',
  'former-name',
  'legal-form',
  'branch',
  'region',
  'legal-representative',
  'code',
] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** How a part came out; each has a word on the screen. */
export const PART_FINDINGS = [
  'same',
  'same-core',
  'brand-only',
  'same-sound',
  'similar',
  'near',
  'missing',
  'agrees',
  'differs',
] as const;
export type PartFinding = (typeof PART_FINDINGS)[number];

/** One reason of a score, in points: all parts of a candidate add up to its score, before it is held within 0 and 100. */
export interface PartScore {
  readonly part: ScorePart;
  readonly finding: PartFinding;
  readonly points: number;
}

export interface ScoredCandidate {
  readonly companyId: number;
  /** 0-100, whole. */
  readonly score: number;
  /** The name that fitted best: present, English, former or short. */
  readonly matchedName: string;
  readonly parts: readonly PartScore[];
}
