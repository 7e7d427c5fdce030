import { expect, it } from 'vitest';
import { callKey, queryClient } from './queries.ts';
import { getCoverage } from '@mingjian/contract/dashboard';
import { closeSession, openSession, storeAppState } from './session/index.ts';

it('what one account was answered is gone when its session ends, however it ends', () => {
  openSession('a-token', 0);
  queryClient.setQueryData(callKey(getCoverage, {}), 'seen by the first account');
  storeAppState({ notice: 1 });
  expect(queryClient.getQueryData(callKey(getCoverage, {}))).toBe('seen by the first account');
  closeSession();
  openSession('another-token', 0);
  expect(queryClient.getQueryData(callKey(getCoverage, {}))).toBeUndefined();
});
