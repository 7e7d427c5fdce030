import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluateFeatures, scoreTerms } from '@mingjian/domain/models';
import type { AdditiveModel } from '@mingjian/domain/models';
import { calculateAuc, findBootstrapInterval } from '@mingjian/domain/validation';
import { readFeatureSet } from '@mingjian/modelling/laboratory';
import { LabError, readTable } from '@mingjian/modelling/tables';
import { FEATURES, ROOT, tellInterval } from './line.ts';
import type { Line, Print } from './line.ts';
import { LISTED_FILE, LISTED_TARGET } from './measure-listed.ts';

const MODEL = join(ROOT, 'packages/domain/src/default-risk/models/financial-1.json');
const PERCENT = 100;

/**
 * The financial model of the product, fitted in America, on Chinese listed companies: what their published ratios give of
 * its variables, the rest missing and adding nothing.
 */
export const applyToListed = async (data: string, print: Print): Promise<readonly Line[]> => {
  const model = JSON.parse(await readFile(MODEL, 'utf8')) as AdditiveModel;
  const set = await readFeatureSet(join(FEATURES, 'listed-ratios-2014-to-statement-ratios.json'));
  const table = await readTable(join(data, LISTED_FILE));
  const labels = table.numbers.get(LISTED_TARGET);
  if (!labels) throw new LabError(`There is no column "${LISTED_TARGET}".`);
  const given = model.variables.filter((name) => set.features.some((feature) => feature.name === name));
  const made = evaluateFeatures(set, given, table.numbers, new Int32Array(table.rows).fill(-1));
  const columns = model.variables.map((name) => {
    const at = given.indexOf(name);
    return at < 0 ? new Float64Array(table.rows).fill(Number.NaN) : (made[at] as Float64Array);
  });
  const scores = scoreTerms(model.base, model.terms, columns, table.rows);
  const outcomes = { labels, scores };
  const known = columns.reduce(
    (sum, column) => sum + column.filter((value) => Number.isFinite(value)).length / table.rows,
    0,
  );
  const auc = calculateAuc(outcomes);
  const drawn = findBootstrapInterval(outcomes);
  const bad = labels.reduce((sum, label) => sum + label, 0);
  const share = (sum: number): string => `${((PERCENT * sum) / model.variables.length).toFixed(0)} %`;
  print(
    `F fitted in the US, applied to Chinese listed firms: ${table.rows} firms, ${bad} ST in September 2016; ${given.length} of its ${model.variables.length} variables can be made of the FY2014 ratios (${given.join(', ')}), ` +
      `${share(known)} of all cells are known, the others add nothing. AUC 95 % ${drawn.from.toFixed(3)} to ${drawn.to.toFixed(3)} (bootstrap)`,
  );
  print(
    'ST status is distress by a rule about loss years and not default; the evidence is of listed companies, and of the order of cases only.',
  );
  return [
    {
      task: 'China ST 2016 by F fitted in the US, nothing refitted, AUC',
      paper: '-',
      prototype: '-',
      ours: auc,
      cases: table.rows,
      bad,
      spread: tellInterval(auc, bad, table.rows),
    },
  ];
};
