import { OperatorError } from '@mingjian/database/launcher';
import { LabError } from '@mingjian/modelling/tables';
import { UnknownColumnError } from '@mingjian/domain/models';
import type { Command } from '../command.ts';
import { crossvalidate } from './crossvalidate.ts';
import { fit } from './fit.ts';
import { score } from './score.ts';
import { validate } from './validate.ts';

const VERBS: Readonly<Record<string, Command>> = { fit, score, validate, crossvalidate };

const USAGE = `Say what to do:
  npm run lab -- fit --data FILE --target COL --model scorecard|stumps|boosting --out model.json
  npm run lab -- score --model model.json --data FILE --out scores.csv
  npm run lab -- validate --data FILE --target COL --scores scores.csv [--json]
  npm run lab -- crossvalidate --data FILE --target COL --model ... [--folds 10] [--json]
All options stand in packages/modelling/README.md.`;

/** `npm run lab -- <verb>`: fits, scores and judges models on any table. */
export const run: Command = async (context) => {
  const [verb = '', ...args] = context.args;
  const command = VERBS[verb];
  if (!command) throw new OperatorError(USAGE);
  try {
    return await command({ ...context, args });
  } catch (error) {
    const isTold =
      error instanceof LabError ||
      error instanceof UnknownColumnError ||
      (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    throw isTold ? new OperatorError((error as Error).message) : error;
  }
};
