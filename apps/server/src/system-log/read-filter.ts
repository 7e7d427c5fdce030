import type { listLog } from '@mingjian/contract/system-log';
import type { LogFilter } from '@mingjian/database/system-log';
import { calculateDaysBetween, dayInChina, startOfDayInChina } from '@mingjian/domain/calendar';
import { scopeOf } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';

/** First and last day, both included. */
interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_BEFORE = 29;
const MOST_DAYS = 366;

export type LogCall = Pick<Call<typeof listLog>, 'session' | 'clock'> & {
  readonly input: Omit<Call<typeof listLog>['input'], 'page' | 'pageSize'>;
};

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** First and last day asked about; the last thirty days unless said. */
export const readPeriod = ({ input, clock }: LogCall): Period => {
  const to = input.to ?? dayInChina(clock());
  const from = input.from ?? dayBefore(to, DAYS_BEFORE);
  if (to < from) throw new ApplicationFailure('period-ends-before-it-begins');
  if (calculateDaysBetween(from, to) >= MOST_DAYS) throw new ApplicationFailure('period-too-long');
  return { from, to };
};

/** What is asked for of a period, within what the administrator reaches. */
export const readFilter = ({ input, session }: LogCall, { from, to }: Period): LogFilter => {
  return {
    scope: scopeOf(session),
    from: startOfDayInChina(from),
    until: new Date(Date.parse(startOfDayInChina(to)) + DAY_MS).toISOString(),
    account: input.account || null,
    organisationId: input.organisationId ?? null,
    kind: input.kind ?? null,
    area: input.area ?? null,
    companyId: input.companyId ?? null,
    isRefused: input.outcome === undefined ? null : input.outcome === 'refused',
  };
};
