import type { CompanyBatch } from '@mingjian/domain/records';
import { writeBlacklists } from './events/blacklists.ts';
import { writeDisputes } from './events/disputes.ts';
import { writeEncumbrances } from './events/encumbrances.ts';
import { writeInsolvency } from './events/insolvency.ts';
import { writeNamesakes } from './events/namesakes.ts';
import { writeRegulation } from './events/regulation.ts';
import { findFortune } from './life/fortune.ts';
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

/** All that is written of a firm, oldest knowledge first within each kind, and what is true of it. */
export const makeStory = (market: Market, firm: Firm): Context => {
  const context = makeContext({
    ...findFortune(market, firm, market.stakes[firm.index] ?? 0),
    market,
    firm,
    holdings: market.owners[firm.index] ?? [],
    representative: pickRepresentative(market, firm),
  });
  for (const write of WRITERS) write(context);
  return context;
};

/** What the platform is told of a firm: its records, and what was looked for in vain. */
export const makeCompany = (market: Market, firm: Firm): CompanyBatch => {
  const context = makeStory(market, firm);
  return { party: partyOfFirm(firm), records: context.drafts, coverage: makeCoverage(context) };
};
