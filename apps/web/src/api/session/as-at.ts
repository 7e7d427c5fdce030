import { CLOCKS } from '@mingjian/domain/records';
import type { AsAt } from '@mingjian/domain/records';

const AS_AT_KEY = 'asAt';

/** The day that the product stands on in this tab, from session storage; null: today. */
export const readAsAt = (): AsAt => {
  const [day = '', name = ''] = (sessionStorage.getItem(AS_AT_KEY) ?? '').split(' ');
  const clock = CLOCKS.find((known) => known === name);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && clock ? { day, clock } : null;
};

export const writeAsAt = (asAt: AsAt): void => {
  if (asAt) sessionStorage.setItem(AS_AT_KEY, `${asAt.day} ${asAt.clock}`);
  else sessionStorage.removeItem(AS_AT_KEY);
};
