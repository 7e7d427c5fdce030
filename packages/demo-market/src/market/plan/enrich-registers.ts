import { addBands } from './add-bands.ts';
import { addStateFund } from './add-state-fund.ts';
import { addVotes } from './add-votes.ts';
import { addEntrepreneurs } from './entrepreneurs.ts';
import type { Market } from './firm.ts';

/**
 * What registers tell beside shares of one firm: a state fund with hundreds of stakes, people with several firms, votes apart from
 * capital, people who vote as one, bands. Drawn after everything else, so that no firm's life moves.
 */
export const enrichRegisters = (market: Market): Market =>
  addBands(addVotes(addEntrepreneurs(addStateFund(market))));
