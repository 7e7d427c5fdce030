import { getCoverage } from '@mingjian/contract/dashboard';
import type { Coverage } from '@mingjian/contract/dashboard';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';

export type CoverageState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'here'; readonly coverage: Coverage };

const load = (report: (result: CoverageState) => void, signal?: AbortSignal): void => {
  report({ state: 'loading' });
  call(getCoverage, {}, signal ? { signal } : {})
    .then((coverage) => report({ state: 'here', coverage }))
    .catch((error: unknown) => signal?.aborted || report({ state: 'failed', error }));
};

/** The counts of dictionary and data, asked once; the landing page does without a store of answers. */
export const useCoverage = (): { readonly result: CoverageState; readonly retry: () => void } => {
  const [result, setResult] = useState<CoverageState>({ state: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    load(setResult, leaving.signal);
    return () => leaving.abort();
  }, []);
  return { result, retry: () => load(setResult) };
};
