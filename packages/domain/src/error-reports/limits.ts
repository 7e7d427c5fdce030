/** Characters of a description and of an answer. */
export const MAX_DESCRIPTION = 2_000;
export const MAX_ANSWER = 2_000;

/** Reports of one account in 24 hours: enough for a careful reader, too few to mark a market as disputed. */
export const MAX_REPORTS_PER_DAY = 20;

/** Those who opened a company in this time are told when something of it was corrected. */
export const TOLD_DAYS = 90;
/** The same organisation marks a datum again only after this time, once its report on it was rejected. */
export const NOT_MARKED_AGAIN_DAYS = 90;
