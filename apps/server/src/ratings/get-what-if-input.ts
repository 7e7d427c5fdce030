import type { getWhatIfInput, WhatIfInput } from '@mingjian/contract/ratings';
import { findCompanyHead } from '@mingjian/database/companies';
import { findRating, readStatementItems, remakeRating } from '@mingjian/database/ratings';
import { findDimensionRight } from '@mingjian/domain/companies';
import type { RatingInput } from '@mingjian/domain/default-risk';
import { ApplicationFailure, readAsAt, requireRight } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { modelPath } from './model-files.ts';
import { labelOf } from './present-figure.ts';

/** Each part of the inputs asks for its own right: left out, the browser would come to another rating. */
const listRightsOf = ({ facts, linkedParties }: RatingInput): ReadonlySet<string> =>
  new Set([
    ...facts.map(({ dimension }) => findDimensionRight(dimension)),
    ...(linkedParties.length > 0 ? [findDimensionRight('shareholder')] : []),
  ]);

/** What a browser needs to rate a company by the same code: the inputs of its rating and the address of the model. */
export const showWhatIfInput = async (call: Call<typeof getWhatIfInput>): Promise<WhatIfInput> => {
  const { db, input } = call;
  await requireRight(call, findDimensionRight('balance_sheet'));
  const asAt = readAsAt(input);
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const row = await findRating(db, head.company_id, asAt);
  const remade = row && (await remakeRating(db, row));
  if (!remade) throw new ApplicationFailure('rating-does-not-exist');
  for (const right of listRightsOf(remade.input)) await requireRight(call, right);
  const items = await readStatementItems(db, head.company_id, row.rated_at);
  const statements = remade.input.statements.map((statement) => ({
    ...statement,
    items: items.get(statement.periodEnd) ?? statement.items,
  }));
  const fields = new Set(statements.flatMap((statement) => Object.keys(statement.items)));
  return {
    companyId: head.company_id,
    ratedAt: row.rated_at,
    // The contract's arrays can be written to; nothing here is kept.
    input: structuredClone({ ...remade.input, statements }) as WhatIfInput['input'],
    model: { version: remade.model.version, path: modelPath(remade.model.version) },
    labels: [...fields].map((field) => ({ field, label: labelOf(field) })),
  };
};
