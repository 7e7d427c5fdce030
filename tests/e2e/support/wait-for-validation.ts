import { setTimeout as sleep } from 'node:timers/promises';
import { get } from './api.ts';

const PAUSE_MS = 500;
const MOST_WAITS = 30;

/** The worker measures when somebody first asks; with the small market of the tests that takes some seconds. */
export const waitForValidation = async (token: string): Promise<void> => {
  for (let wait = 0; wait < MOST_WAITS; wait += 1) {
    const { measuredAt } = await get<{ measuredAt: string | null }>('/rating/getValidation', {}, token);
    if (measuredAt !== null) return;
    await sleep(PAUSE_MS);
  }
  throw new Error('The validation report was not written in time.');
};
