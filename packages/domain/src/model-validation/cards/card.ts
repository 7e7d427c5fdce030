import type { Words } from '../../default-risk/index.ts';

export const CARD_CODES = ['financial', 'behaviour', 'registry', 'scale'] as const;
export type CardCode = (typeof CARD_CODES)[number];

/**
 * Where a number comes from: fitted on outcomes, counted on a sample, our prior ([P] in the model specification), or from the
 * literature and not checked again ([M]).
 */
export const MARKS = ['fitted', 'counted', 'prior', 'literature'] as const;
export type Mark = (typeof MARKS)[number];

export const MARK_WORDS: Readonly<Record<Mark, Words>> = {
  fitted: { en: 'fitted', cn: '拟合' },
  counted: { en: 'counted', cn: '统计' },
  prior: { en: 'prior', cn: '先验' },
  literature: { en: 'from the literature, not re-checked', cn: '引自文献，未复核' },
};

export interface CardFact {
  readonly label: Words;
  readonly value: Words;
  readonly mark: Mark | null;
}

/** One step or band of a variable with what it adds to the log-odds of default. */
export interface CardStep {
  readonly band: Words;
  readonly logOdds: number;
  /** Cases and defaults of the fitting sample on it; null for a prior. */
  readonly cases: number | null;
  readonly defaults: number | null;
}

export interface CardVariable {
  readonly code: string;
  readonly name: Words;
  readonly mark: Mark;
  readonly informationValue: number | null;
  readonly steps: readonly CardStep[];
}

export interface ModelCard {
  readonly code: CardCode;
  readonly name: Words;
  readonly version: string;
  readonly summary: Words;
  /** Data, dates, cases, events, figures of fit and test. */
  readonly facts: readonly CardFact[];
  readonly variables: readonly CardVariable[];
  readonly limits: readonly Words[];
  readonly notClaimed: readonly Words[];
}

export const words = (en: string, cn: string): Words => ({ en, cn });
/** The same in both languages. */
export const plain = (text: string): Words => ({ en: text, cn: text });

export const fact = (label: Words, value: Words, mark: Mark | null = null): CardFact => ({
  label,
  value,
  mark,
});

/** What holds of every model: section 9 of the model specification. */
export const NOT_VALIDATED_HERE: Words = words(
  'That its possibilities of default are validated on unlisted Chinese firms: no public outcomes of them exist here. The Chinese evidence is of listed firms, 2014 to 2016.',
  '其违约概率已在中国非上市企业上得到验证：目前没有此类公开违约结果；中国证据仅来自2014—2016年的上市公司。',
);
