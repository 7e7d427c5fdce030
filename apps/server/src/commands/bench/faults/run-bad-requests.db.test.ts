import { makeTestDatabase } from '@mingjian/database/testing';
import { expect, it } from 'vitest';
import { presentBad } from './present-report.ts';
import { runBadRequests } from './run-bad-requests.ts';

it('two hundred bad requests are refused calmly and leave nothing behind', async () => {
  const run = await runBadRequests(await makeTestDatabase(), { requests: 200, seed: 20_261_121 });
  expect(run.isHeld, presentBad(run).join('\n')).toBe(true);
});
