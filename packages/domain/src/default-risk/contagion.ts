import { MEAN_LOG_ODDS } from './central-tendency.ts';
import type { Contribution } from './contribution.ts';
import type { LinkedParty } from './rating-input.ts';

/** Models specification, 1.8: a third of what a linked party stands above the mean, in proportion to the share. */
const PASSED_ON = 0.35;
const MOST_ADDED = 1;
/** Direct holdings from here on link two companies. */
export const LEAST_LINK_PERCENT = 25;
const PERCENT = 100;

const passOn = ({ sharePercent, standAloneLogOdds }: LinkedParty): number =>
  standAloneLogOdds === null
    ? 0
    : Math.min(
        MOST_ADDED,
        ((PASSED_ON * sharePercent) / PERCENT) * Math.max(0, standAloneLogOdds - MEAN_LOG_ODDS),
      );

/** Code of a contribution by contagion: which party, on which side. */
export const linkCode = ({ relation, companyId }: LinkedParty): string => `${relation}-${companyId}`;

/**
 * What distressed linked parties add to the log-odds of default, each by its own rating without those linked to it, so that
 * nothing comes back; together 1 at most.
 */
export const scoreContagion = (parties: readonly LinkedParty[]): readonly Contribution[] => {
  const added = parties
    .map((party) => ({ party, logOdds: passOn(party) }))
    .filter(({ party, logOdds }) => logOdds > 0 && party.sharePercent >= LEAST_LINK_PERCENT);
  const sum = added.reduce((total, { logOdds }) => total + logOdds, 0);
  const scale = sum > MOST_ADDED ? MOST_ADDED / sum : 1;
  return added.map(({ party, logOdds }) => ({
    model: 'contagion',
    code: linkCode(party),
    value: party.sharePercent,
    band: null,
    state: 'known',
    logOdds: scale * logOdds,
    bestLogOdds: 0,
    worstLogOdds: MOST_ADDED,
    evidence: [],
  }));
};

/** Whether a party can move a rating at all: it stands worse than the mean of all firms, or it gives a guarantee. */
export const mattersAsLink = ({ standAloneLogOdds, guarantees }: LinkedParty): boolean =>
  guarantees.length > 0 || (standAloneLogOdds !== null && standAloneLogOdds > MEAN_LOG_ODDS);
