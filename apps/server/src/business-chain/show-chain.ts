import type { BusinessChain, getChain } from '@mingjian/contract/business-chain';
import {
  listLargestPartners,
  listTradeYears,
  MOST_RECORDS,
  TRADE_DIMENSION,
  walkChain,
} from '@mingjian/database/business-chain';
import { countSections } from '@mingjian/database/sections';
import { TRADE_ROLES } from '@mingjian/domain/business-chain';
import type { TradeRole } from '@mingjian/domain/business-chain';
import { findSectionState, joinCoverage } from '../companies/coverage-states.ts';
import type { Call } from '../http/index.ts';
import { askCompany } from './ask-company.ts';
import { makeGraph } from './make-graph.ts';
import { presentContagion } from './present-contagion.ts';
import { presentSide } from './present-side.ts';
import { readStandings } from './read-standings.ts';

/** Figures of a side stand on so many of its largest partners. */
const MOST_COUNTED = 500;

/** The business chain of a company in a year: graph, figures of each side, and what the risk of the parties passes on. */
export const showChain = async (call: Call<typeof getChain>): Promise<BusinessChain> => {
  const { db, session, input, clock } = call;
  const { head, asAt } = await askCompany(call);
  const companyId = head.company_id;
  const [known, overview] = await Promise.all([
    listTradeYears(db, companyId, asAt),
    countSections(db, companyId, asAt, TRADE_DIMENSION),
  ]);
  const years = [...new Set(known.map(({ year }) => year))];
  // The newest of which the company itself tells: who names it may do so for a year that it has not reported yet.
  const newest = known.find(({ is_own: isOwn }) => isOwn) ?? known[0];
  const year = input.year ?? newest?.year ?? null;
  const roles = TRADE_ROLES.filter((role) => input.direction === 'both' || input.direction === role);
  const list = (role: TradeRole, of: number) =>
    listLargestPartners(
      db,
      { companyIds: [companyId], role, least: of, most: of, asAt, mostRecords: MOST_RECORDS },
      MOST_COUNTED,
    );
  const sides =
    year === null
      ? []
      : await Promise.all(
          roles.map(async (role) => {
            const [now, before] = await Promise.all([list(role, year), list(role, year - 1)]);
            const walked = await walkChain(db, { companyId, role, year, depth: input.depth, asAt }, now);
            return { role, year, now, before, ...walked };
          }),
        );
  const ids = sides.flatMap(({ partners, now, before }) =>
    [...partners, ...now, ...before].map((row) => row.partner_id),
  );
  const standings = await readStandings({ db, session, asAt, now: clock() }, [companyId, ...ids]);
  const { parties, trades } = makeGraph(head, sides, standings);
  return {
    companyId,
    years,
    year,
    state: findSectionState(joinCoverage(overview.coverage).get(TRADE_DIMENSION), years.length),
    parties,
    trades,
    isCapped: sides.some(({ isCapped }) => isCapped),
    sides: sides.flatMap((side) => presentSide(side, standings) ?? []),
    contagion: presentContagion(parties, trades, standings),
    isRatingWithheld: standings.isRatingWithheld,
  };
};
