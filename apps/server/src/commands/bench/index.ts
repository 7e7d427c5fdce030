import { OperatorError } from '@mingjian/database/launcher';
import type { Command } from '../command.ts';

/** Every benchmark of `npm run bench -- <name>`; one line each, loaded only when called. */
const BENCHES: Readonly<Record<string, () => Promise<{ readonly run: Command }>>> = {
  batch: () => import('./batch/index.ts'),
  'business-chain': () => import('./business-chain/index.ts'),
  'demo-market': () => import('./demo-market/index.ts'),
  export: () => import('./export/index.ts'),
  faults: () => import('./faults/index.ts'),
  hindcast: () => import('./hindcast/index.ts'),
  import: () => import('./import/index.ts'),
  ownership: () => import('./ownership/index.ts'),
  profile: () => import('./profile/index.ts'),
  models: () => import('./models/index.ts'),
  rating: () => import('./rating/index.ts'),
  screens: () => import('./screens/index.ts'),
  search: () => import('./search/index.ts'),
  'what-if': () => import('./what-if/index.ts'),
};

/** `npm run bench -- <name> [options]`: measures in a database of its own and answers 1 when a bar is missed. */
export const run: Command = async (context) => {
  const [name = '', ...args] = context.args;
  const load = BENCHES[name];
  if (!load)
    throw new OperatorError(
      `There is no benchmark "${name}". The benchmarks are: ${Object.keys(BENCHES).join(', ')}.`,
    );
  const bench = await load();
  return bench.run({ ...context, args });
};
