import type { HistoryItem, listRatings } from '@mingjian/contract/ratings';
import type { OutputOf } from '@mingjian/contract/wire';
import { findCompanyHead } from '@mingjian/database/companies';
import { listRatings as readRatings, remakeRating } from '@mingjian/database/ratings';
import type { RatingRow, RemadeRating } from '@mingjian/database/ratings';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { explainMove } from './explain-move.ts';
import { presentClass } from './present-rating.ts';

const presentItem = (
  row: RatingRow,
  now: RemadeRating | undefined,
  before: RemadeRating | undefined,
): HistoryItem => ({
  ...presentClass(row.grade),
  ratedAt: row.rated_at,
  madeAt: row.made_at,
  isMadeAfterwards: row.made_at !== row.rated_at,
  status: row.status,
  pd: row.pd,
  pdLow: row.pd_low,
  pdHigh: row.pd_high,
  solvencyIndex: row.solvency_index,
  confidence: row.confidence,
  periodEnd: row.period_end,
  modelVersion: row.model_version,
  inputHash: row.input_hash,
  move: now && before ? explainMove(before, now) : null,
});

/** A page of the ratings of a company, each with what moved it against the one before. */
export const listRatingHistory = async ({
  db,
  input,
}: Call<typeof listRatings>): Promise<OutputOf<typeof listRatings>> => {
  const asAt = readAsAt(input);
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const { page, pageSize } = input;
  const { rows, total } = await readRatings(db, head.company_id, { page, pageSize }, asAt);
  const remade: (RemadeRating | undefined)[] = [];
  // One after the other: a page never takes more than one connection.
  for (const row of rows) remade.push(await remakeRating(db, row));
  const items = rows.slice(0, pageSize).map((row, at) => presentItem(row, remade[at], remade[at + 1]));
  return { items, total, totalIsCapped: false, page, pageSize };
};
