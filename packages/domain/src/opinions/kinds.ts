/** What an opinion is about; `rating` is the one that can be given now. */
export const OPINION_KINDS = ['rating', 'valuation', 'forecast', 'industry'] as const;
export type OpinionKind = (typeof OPINION_KINDS)[number];

/** What an author says to a rating: it is right, the company deserves a better class, or a worse one. */
export const RATING_CHOICES = ['agree', 'should-be-higher', 'not-so-good'] as const;
export type RatingChoice = (typeof RATING_CHOICES)[number];

/** How an opinion ended: the author gave a new one, or took it back. */
export const OPINION_ENDINGS = ['replaced', 'withdrawn'] as const;
export type OpinionEnding = (typeof OPINION_ENDINGS)[number];

/** Characters. */
export const MAX_REMARK = 500;
/** After so many months it is known whether a possibility of default of one year came true. */
export const HORIZON_MONTHS = 12;
