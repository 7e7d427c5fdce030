import type { Command } from './command.ts';
import { IMPORT_USAGE } from './import/parse-import-arguments.ts';
import { OWNERSHIP_FORMATS_USAGE } from './ownership-formats/parse-format-arguments.ts';
import { OWNERSHIP_USAGE } from './ownership/parse-ownership-arguments.ts';

export interface CommandEntry {
  readonly usage: string;
  readonly load: () => Promise<{ readonly run: Command }>;
}

/** Every command of `npm run <name> -- <arguments>`; loaded only when called. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  backup: {
    usage: 'npm run backup -- <file>',
    load: () => import('./backup/index.ts'),
  },
  bench: {
    usage: 'npm run bench -- <name> [options]',
    load: () => import('./bench/index.ts'),
  },
  'describe-demo': {
    usage: 'npm run describe-demo -- [--companies N] [--seed TEXT] [--truth FILE]',
    load: () => import('./describe-demo/index.ts'),
  },
  import: {
    usage: IMPORT_USAGE,
    load: () => import('./import/index.ts'),
  },
  lab: {
    usage: 'npm run lab -- fit|score|validate|crossvalidate [options]',
    load: () => import('./lab/index.ts'),
  },
  ownership: {
    usage: OWNERSHIP_USAGE,
    load: () => import('./ownership/index.ts'),
  },
  'ownership-formats': {
    usage: OWNERSHIP_FORMATS_USAGE,
    load: () => import('./ownership-formats/index.ts'),
  },
  rebuild: {
    usage: 'npm run rebuild -- projections',
    load: () => import('./rebuild/index.ts'),
  },
  restore: {
    usage: 'npm run restore -- <file> [--force]',
    load: () => import('./restore/index.ts'),
  },
};
