import { BAD_KINDS } from './make-bad-request.ts';
import { LIMIT_MS } from './run-bad-requests.ts';
import type { BadRun, Told } from './run-bad-requests.ts';
import type { Kill } from './run-kill.ts';
import type { Race } from './run-race.ts';
import type { Units } from './count-units.ts';

const held = (isHeld: boolean): string => (isHeld ? 'held' : 'MISSED');
const tellUnits = ({ used, rows, lines }: Units): string => `${used} = ${rows} = ${lines}`;
const table = (widths: readonly number[], cells: readonly (string | number)[]): string =>
  cells.map((cell, place) => String(cell).padEnd(widths[place] ?? 0)).join('  ');

const RACE_WIDTHS = [32, 8, 10, 10, 24, 6];

export const presentRace = (races: readonly Race[]): readonly string[] => [
  'A crowd on one quota (counter = rows of quota_spend = lines of the log)',
  table(RACE_WIDTHS, ['how', 'asked', 'succeeded', 'exhausted', 'units', '']),
  ...races.map(({ name, asked, succeeded, exhausted, units, isHeld }) =>
    table(RACE_WIDTHS, [name, asked, succeeded, exhausted, tellUnits(units), held(isHeld)]),
  ),
];

const KILL_WIDTHS = [24, 8, 13, 11, 6, 18, 18, 6];

export const presentKill = (kills: readonly Kill[]): readonly string[] => [
  'Signal 9 in the middle of spending (counter = rows = lines: after the kill; when the unanswered was asked again)',
  table(KILL_WIDTHS, ['who', 'asked', 'acknowledged', 'unanswered', 'lost', 'after', 'at last', '']),
  ...kills.map(({ name, asked, acknowledged, unanswered, lost, after, atLast, isHeld }) =>
    table(KILL_WIDTHS, [
      name,
      asked,
      acknowledged,
      unanswered,
      lost,
      tellUnits(after),
      tellUnits(atLast),
      held(isHeld),
    ]),
  ),
];

const timesOf = (told: readonly Told[]): string => {
  const times = told.map(({ heard }) => heard.ms).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(0)).join(' / ');
};

const BAD_WIDTHS = [20, 7, 8, 8, 9, 6, 10, 16, 18];
const MOST_TOLD = 20;

const tellKind = (kind: string, told: readonly Told[]): string => {
  const count = (verdict: string) => told.filter(({ heard }) => heard.verdict === verdict).length;
  const wrong = [count('accepted'), count('server error'), count('tells internals'), count('no answer')];
  return table(BAD_WIDTHS, [
    kind,
    told.length,
    count('refused'),
    count('found nothing'),
    ...wrong,
    timesOf(told),
  ]);
};

const tellFault = ({ request, heard }: Told): string =>
  `  ${heard.verdict}: ${request.kind} to ${request.endpoint.path} -> ${heard.status} ${heard.text} (${request.url.slice(0, 200)})`;

export const presentBad = ({ seed, endpoints, all, changed, isHeld }: BadRun): readonly string[] => {
  const calm = new Set(['refused', 'found nothing']);
  const faults = all.filter(({ heard }) => !calm.has(heard.verdict) || heard.ms > LIMIT_MS);
  return [
    `${all.length} bad requests to ${endpoints} calls, seed ${seed} (milliseconds: median / p99 / longest; bar ${LIMIT_MS})`,
    table(BAD_WIDTHS, [
      'kind',
      'sent',
      'refused',
      'nothing',
      'accepted',
      '5xx',
      'internals',
      'no answer',
      'ms',
    ]),
    ...BAD_KINDS.map((kind) =>
      tellKind(
        kind,
        all.filter(({ request }) => request.kind === kind),
      ),
    ),
    tellKind('all', all),
    `tables changed: ${changed.length === 0 ? 'none' : changed.join(', ')} -> ${held(isHeld)}`,
    ...faults.slice(0, MOST_TOLD).map(tellFault),
  ];
};
