/**
 * A record whose link to the company is less sure than this, in percent, may be of another party of the same name: it
 * is shown apart and never counted in a level or a score.
 */
export const NAMESAKE_BELOW_CONFIDENCE = 80;

export const isPossibleNamesake = ({ confidence }: { readonly confidence: number }): boolean =>
  confidence < NAMESAKE_BELOW_CONFIDENCE;
