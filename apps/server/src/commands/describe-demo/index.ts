import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { OperatorError } from '@mingjian/database/launcher';
import { DEFAULT_SEED, describeDemoMarket, listTruth } from '@mingjian/demo-market/market';
import type { DimensionCoverage, MarketDescription, MarketOptions } from '@mingjian/demo-market/market';
import type { Command } from '../command.ts';

const DEFAULT_COMPANIES = 2000;

const parseOptions = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      companies: { type: 'string', default: String(DEFAULT_COMPANIES) },
      seed: { type: 'string', default: DEFAULT_SEED },
      truth: { type: 'string' },
    },
  });
  const companies = Number(values.companies);
  if (!Number.isSafeInteger(companies) || companies < 1)
    throw new OperatorError(`--companies must be a whole number above 0, not "${values.companies}".`);
  return { companies, seed: values.seed, truth: values.truth };
};

const presentRow = ({
  dimension,
  kind,
  records,
  companies,
  share,
  bar,
  isReached,
}: DimensionCoverage): string => {
  const name = `${dimension.padEnd(30)}${kind.padEnd(10)}`;
  if (bar === null) return `${name}no records: its engine makes it`;
  const counts = `${String(records).padStart(8)}${String(companies).padStart(8)}${`${share.toFixed(1)} %`.padStart(9)}`;
  return `${name}${counts}${`${bar} %`.padStart(6)}  ${isReached ? 'reached' : 'MISSED'}`;
};

const presentTable = (market: MarketDescription): readonly string[] => {
  const { p10, median, p90, most } = market.recordsPerCompany;
  const recorded = market.dimensions.filter(({ bar }) => bar !== null);
  const reached = recorded.filter(({ isReached }) => isReached);
  return [
    `${market.companies} companies, ${market.records} records; per company: 10 % have up to ${p10}, half up to ${median}, 90 % up to ${p90}, the most is ${most}; ${market.withNamesakes} have records of a namesake`,
    `${'dimension'.padEnd(30)}${'kind'.padEnd(10)}${'records'.padStart(8)}${'firms'.padStart(8)}${'share'.padStart(9)}${'bar'.padStart(6)}`,
    ...market.dimensions.map(presentRow),
    `${reached.length} of ${recorded.length} recorded dimensions reach their bar; rare ones, with a bar of 1 %: ${recorded
      .filter(({ bar }) => bar === 1)
      .map(({ dimension }) => dimension)
      .join(', ')}`,
  ];
};

/**
 * One JSON line per company: credit code, day of default or null, the chances that the process saw, the records of each
 * case at law, the records that are truly of another party.
 */
const writeTruth = (options: MarketOptions, path: string): Promise<void> => {
  const lines = function* () {
    for (const one of listTruth(options)) yield `${JSON.stringify(one)}\n`;
  };
  return pipeline(Readable.from(lines()), createWriteStream(path));
};

/** `npm run describe-demo -- [--companies N] [--seed TEXT] [--truth FILE]`: what a demo market holds, without a database. */
export const run: Command = async ({ args, print }) => {
  const { truth, ...options } = parseOptions(args);
  for (const line of presentTable(describeDemoMarket(options))) print(line);
  if (truth !== undefined) {
    await writeTruth(options, truth);
    print(`The truth of this market is in ${truth}: defaults, case chains, namesakes. It is in no database.`);
  }
  return 0;
};
