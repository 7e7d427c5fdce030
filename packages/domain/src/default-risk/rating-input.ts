import type { SizeGrade } from '../industry/index.ts';
import type { Statement } from '../financials/index.ts';
import type { GradeNumber } from '../ratings/index.ts';
import type { IsoDate, IsoInstant } from '../records/index.ts';
import type { Fact } from './facts.ts';

/** What the register says of a company; money in yuan as decimal text, null where not known. */
export interface Registration {
  readonly status: string | null;
  readonly establishedOn: IsoDate | null;
  readonly registeredCapitalYuan: string | null;
  readonly paidInCapitalYuan: string | null;
  readonly companyType: string | null;
  /** The dictionary's `ownership_nature`. */
  readonly nature: string | null;
  readonly insuredEmployees: number | null;
  readonly isListed: boolean | null;
  readonly isHighTech: boolean | null;
  /** GB/T 4754, `A`..`T`. */
  readonly industrySection: string | null;
  readonly sizeGrade: SizeGrade | null;
}

/** A company tied to this one by a direct holding, as its last closed rating says. */
export interface LinkedParty {
  readonly companyId: number;
  readonly name: string;
  /** `holder`: owns of this company; `holding`: is owned by it. */
  readonly relation: 'holder' | 'holding';
  /** 0-100. */
  readonly sharePercent: number;
  readonly grade: GradeNumber | null;
  /** On its own, before what its own linked parties add; null: not rated. */
  readonly standAloneLogOdds: number | null;
  /** Percent: the default rate of its size, which it is compared with; null: that of all firms. */
  readonly centralTendency: number | null;
  readonly ratedAt: IsoInstant | null;
  /** Guarantees that it gives for this company, on file and not run out. */
  readonly guarantees: readonly Fact[];
}

/** All that decides a rating besides the model; plain data, so that a browser can hold and edit it. */
export interface RatingInput {
  readonly asOf: IsoDate;
  readonly companyName: string;
  readonly registration: Registration;
  /** Annual consolidated accounts as first reported: the latest, then those of the year before where on file. */
  readonly statements: readonly Statement[];
  /** Dimensions whose sources were asked about the company, whatever they answered. */
  readonly coveredDimensions: readonly string[];
  readonly facts: readonly Fact[];
  readonly linkedParties: readonly LinkedParty[];
  /** What the largest holder has subscribed, yuan. */
  readonly controllerSharesYuan: string | null;
}
