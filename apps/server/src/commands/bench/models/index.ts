import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { OperatorError } from '@mingjian/database/launcher';
import type { Command } from '../../command.ts';
import { applyToListed } from './apply-to-listed.ts';
import { checkScale } from './check-scale.ts';
import { HEADER, isHeld, presentLine, ROOT } from './line.ts';
import type { Line, Print } from './line.ts';
import { measureAgencies } from './measure-agencies.ts';
import { measureDistressScores } from './measure-distress-scores.ts';
import { measureListed } from './measure-listed.ts';
import { measurePolish } from './measure-polish.ts';
import { measureUs } from './measure-us.ts';

type Part = (data: string, seed: number, print: Print) => Promise<readonly Line[]>;

const PARTS: Readonly<Record<string, Part>> = {
  polish: measurePolish,
  us: measureUs,
  distress: measureDistressScores,
  listed: measureListed,
  agencies: measureAgencies,
  financial: (data, _seed, print) => applyToListed(data, print),
  scale: async (data, seed, print) => {
    await checkScale(data, seed, print);
    return [];
  },
};

const readOption = (args: readonly string[], name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
};

/** `npm run bench -- models [--seed N] [--only polish,us,..] [--out lines.json]`: the public benchmarks beside papers and prototype. */
export const run: Command = async ({ args, print }) => {
  const data = resolve(ROOT, '../shared/data');
  if (!existsSync(data))
    throw new OperatorError('The public tables are not there: ../shared/data beside the project.');
  const seed = Number(readOption(args, 'seed') ?? 2) || 2;
  const wanted = readOption(args, 'only')?.split(',') ?? Object.keys(PARTS);
  const lines: Line[] = [];
  for (const name of wanted) {
    const measure = PARTS[name];
    if (!measure) throw new OperatorError(`--only takes ${Object.keys(PARTS).join(', ')}; not "${name}".`);
    lines.push(...(await measure(data, seed, print)));
  }
  if (lines.length > 0) print(HEADER);
  for (const line of lines) print(presentLine(line));
  print('* On 2015-2018. As published: nothing is fitted; firm-years and failures in brackets.');
  const out = readOption(args, 'out');
  if (out !== undefined) await writeFile(resolve(out), `${JSON.stringify({ seed, lines }, null, 2)}\n`);
  return lines.every(isHeld) ? 0 : 1;
};
