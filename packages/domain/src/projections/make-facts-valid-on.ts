import { STATEMENT_PARTS } from '../records/index.ts';
import type { IsoDate, RecordVersion } from '../records/index.ts';
import { makeCompanyFacts } from './project-company-facts.ts';
import type { CompanyFacts } from './types.ts';

const OF_STATEMENTS: ReadonlySet<string> = new Set(STATEMENT_PARTS);

const isValidOn = ({ validFrom, validTo }: RecordVersion, day: IsoDate): boolean =>
  (validFrom === null || validFrom <= day) && (validTo === null || validTo > day);

/** A statement tells of a period: it is there once the period has ended. */
const hasEndedBy = ({ dimension, payload }: RecordVersion, day: IsoDate): boolean => {
  const end = payload['period_end'];
  return !OF_STATEMENTS.has(dimension) || (typeof end === 'string' && end <= day);
};

/**
 * The list row of a company about a day, from the records known at one moment; null when none of them was true then.
 * What ended later counts as still valid on that day.
 */
export const makeFactsValidOn = (
  known: readonly RecordVersion[],
  partyName: string,
  day: IsoDate,
): CompanyFacts | null =>
  makeCompanyFacts(
    known
      .filter((version) => isValidOn(version, day) && hasEndedBy(version, day))
      .map((version) => ({ ...version, validTo: null })),
    partyName,
  );
