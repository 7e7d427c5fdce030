import { toLogOdds } from '../solvency/index.ts';
import { MEAN_TENDENCY } from './central-tendency.ts';
import type { Contribution } from './contribution.ts';
import type { LinkedParty } from './rating-input.ts';

/** Models specification, 1.8: a third of what a linked party stands worse than usual, in proportion to the share. */
const PASSED_ON = 0.35;
const MOST_ADDED = 1;
/** Less than this is noise, and would have whole groups rated anew for nothing. */
export const LEAST_ADDED = 0.05;
/** Direct holdings from here on link two companies. */
export const LEAST_LINK_PERCENT = 25;
const PERCENT = 100;

/** How much worse than usual for its size a company stands, in log-odds; 0 for one that stands no worse. */
export const calculateStrain = ({
  standAloneLogOdds,
  centralTendency,
}: Pick<LinkedParty, 'standAloneLogOdds' | 'centralTendency'>): number =>
  standAloneLogOdds === null
    ? 0
    : Math.max(0, standAloneLogOdds - toLogOdds(centralTendency ?? MEAN_TENDENCY));

/** Percent of a holding that one log-odd of strain needs to be felt. */
export const LEAST_FELT: number = (LEAST_ADDED / PASSED_ON) * PERCENT;

const passOn = (party: LinkedParty): number => {
  const added = ((PASSED_ON * party.sharePercent) / PERCENT) * calculateStrain(party);
  return added < LEAST_ADDED ? 0 : Math.min(MOST_ADDED, added);
};

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

/** Whether a party moves a rating: it passes something on, or it gives a guarantee. */
export const mattersAsLink = (party: LinkedParty): boolean =>
  party.guarantees.length > 0 || passOn(party) > 0;
