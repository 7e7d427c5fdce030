import type { IsoDate, Payload, StatementOrigin } from '../records/index.ts';
import type { Interval } from './timeline.ts';

/** The list row of a company. Money in yuan, decimal text; codes of GB/T 2260 and GB/T 4754. */
export interface CompanyFacts {
  readonly name: string;
  readonly nameEn: string | null;
  readonly creditCode: string | null;
  readonly stockCode: string | null;
  readonly status: string | null;
  readonly companyType: string | null;
  readonly nature: string | null;
  readonly legalRepresentative: string | null;
  readonly establishedOn: IsoDate | null;
  /** When it was struck off or its licence revoked. */
  readonly endedOn: IsoDate | null;
  readonly registeredCapital: string | null;
  readonly registeredCapitalCurrency: string | null;
  readonly paidInCapital: string | null;
  readonly employees: number | null;
  readonly provinceCode: string | null;
  readonly cityCode: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly industrySection: string | null;
  readonly industryDivision: string | null;
  readonly industryClass: string | null;
  readonly isListed: boolean | null;
  readonly isHighTech: boolean | null;
  readonly patentCount: number | null;
  readonly trademarkCount: number | null;
  readonly financingRounds: number | null;
  readonly sizeGrade: string | null;
  readonly sizeIsProvisional: boolean | null;
  readonly periodEnd: IsoDate | null;
  readonly revenue: string | null;
  readonly netProfit: string | null;
  readonly ebit: string | null;
  /** Percent, six decimals. */
  readonly ebitToRevenue: string | null;
  readonly totalAssets: string | null;
  readonly popularity: number;
  readonly isSynthetic: boolean;
  /** All names by which search finds the company. */
  readonly formerNames: readonly string[];
  readonly shortNames: readonly string[];
}

export interface StatementFacts {
  readonly items: Payload;
  readonly origins: readonly StatementOrigin[];
  readonly isAudited: boolean | null;
  readonly auditOpinion: string | null;
  readonly isSynthetic: boolean;
}

export interface StatementKey {
  readonly periodEnd: IsoDate;
  readonly periodType: string;
  readonly series: 'as-reported' | 'restated';
  readonly scope: string;
}

export interface ShareholdingFacts {
  readonly holderId: number;
  readonly holderName: string;
  readonly holderType: string | null;
  readonly holdingPercent: string | null;
  /** A band, where the source gives no percentage. */
  readonly holdingLow: string | null;
  readonly holdingHigh: string | null;
  readonly votePercent: string | null;
  readonly subscribedAmount: string | null;
  readonly paidAmount: string | null;
  readonly validFrom: IsoDate | null;
  readonly validTo: IsoDate | null;
}

/** Everything that the tables of projections hold about one company, as a function of its records alone. */
export interface CompanyProjection {
  readonly company: readonly Interval<CompanyFacts>[];
  readonly statements: readonly (StatementKey & { readonly timeline: readonly Interval<StatementFacts>[] })[];
  readonly shareholdings: readonly {
    readonly recordId: number;
    readonly timeline: readonly Interval<ShareholdingFacts>[];
  }[];
}
