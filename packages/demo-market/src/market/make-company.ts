import type { CompanyBatch } from '@mingjian/domain/records';
import { WHOLE } from './basis/amounts.ts';
import { makeRandom } from './basis/random.ts';
import { writeBlacklists } from './events/blacklists.ts';
import { writeDisputes } from './events/disputes.ts';
import { writeEncumbrances } from './events/encumbrances.ts';
import { writeInsolvency } from './events/insolvency.ts';
import { writeNamesakes } from './events/namesakes.ts';
import { writeRegulation } from './events/regulation.ts';
import { drawFate } from './life/fate.ts';
import { simulateLife } from './life/simulate-life.ts';
import type { Life } from './life/simulate-life.ts';
import type { Firm, Market } from './plan/firm.ts';
import { partyOfFirm } from './plan/parties.ts';
import { pickRepresentative } from './plan/representative.ts';
import { writeAffiliations } from './records/affiliations.ts';
import { writeAnnualReports } from './records/annual-report.ts';
import { writeCapitalMarkets } from './records/capital-markets.ts';
import { writeBranches, writeChanges } from './records/changes.ts';
import { makeContext } from './records/context.ts';
import type { Context } from './records/context.ts';
import { writeController } from './records/controller.ts';
import { makeCoverage } from './records/coverage.ts';
import { findEnding } from './records/ending.ts';
import { writeEnvironment } from './records/environment.ts';
import { writeHolders } from './records/holders.ts';
import { writeIdentity } from './records/identity.ts';
import { writeIntangibles } from './records/intangibles.ts';
import { writeInvestments } from './records/investments.ts';
import { writeLicences } from './records/licences.ts';
import { writeManagement } from './records/management.ts';
import { writeNews } from './records/news.ts';
import { writePublicity } from './records/publicity.ts';
import { writeRegistration } from './records/registration.ts';
import { writeRelatedParties } from './records/related-parties.ts';
import { writeStanding } from './records/standing.ts';
import { writeStatements } from './records/statements.ts';
import { writeTrade } from './records/trade.ts';

const WRITERS: readonly ((context: Context) => void)[] = [
  writeRegistration,
  writeIdentity,
  writeHolders,
  writeManagement,
  writeInvestments,
  writeAffiliations,
  writeRelatedParties,
  writeChanges,
  writeBranches,
  writeStatements,
  writeStanding,
  writeLicences,
  writeIntangibles,
  writeCapitalMarkets,
  writeController,
  writeTrade,
  writeAnnualReports,
  writePublicity,
  writeEnvironment,
  writeDisputes,
  writeRegulation,
  writeBlacklists,
  writeEncumbrances,
  writeInsolvency,
  writeNews,
  writeNamesakes,
];

/** What a firm paid for its stakes in others, in fen, by index of the holder. */
export const sumStakes = ({ firms, owners }: Market): readonly number[] => {
  const stakes = firms.map(() => 0);
  owners.forEach((holdings, index) => {
    const capital = firms[index]?.paidCapital ?? 0;
    for (const { holder, share, until } of holdings)
      if (holder.type === 'firm' && until === null)
        stakes[holder.index] = (stakes[holder.index] ?? 0) + Math.round((capital * (share ?? 0)) / WHOLE);
  });
  return stakes;
};

/** The firm's life in the market: the same whoever asks. */
export const lifeOf = (market: Market, firm: Firm, stakes: number): Life =>
  simulateLife(market.seed, firm, market.asOf, stakes);

/** All that is written of a firm, oldest knowledge first within each kind, and what is true of it. */
export const makeStory = (market: Market, firm: Firm, stakes: number): Context => {
  const life = lifeOf(market, firm, stakes);
  const fate = drawFate(makeRandom(market.seed, 'fate', firm.index), life);
  const ending = findEnding({ life, fate, asOf: market.asOf });
  const context = makeContext({
    market,
    firm,
    life,
    fate,
    holdings: market.owners[firm.index] ?? [],
    representative: pickRepresentative(market, firm),
    lastDay: Math.min(
      life.exit?.endsOn ?? market.asOf,
      fate?.kind === 'abandoned' ? fate.turnsOn : market.asOf,
      ending?.day ?? market.asOf,
    ),
  });
  for (const write of WRITERS) write(context);
  return context;
};

/** What the platform is told of a firm: its records, and what was looked for in vain. */
export const makeCompany = (market: Market, firm: Firm, stakes: number): CompanyBatch => {
  const context = makeStory(market, firm, stakes);
  return { party: partyOfFirm(firm), records: context.drafts, coverage: makeCoverage(context) };
};
