import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { Query, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { takesAsAt } from '@mingjian/contract/wire';
import type { Endpoint, InputOf, OutputOf } from '@mingjian/contract/wire';
import { CallFailure } from './call-failure.ts';
import { call } from './call.ts';
import { getSession, subscribeToSession, useAsAt } from './session/index.ts';

const FRESH_MS = 30_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      // The client has told the person already; the screen offers to try again.
      retry: (count, error) => !(error instanceof CallFailure) && count < 1,
    },
  },
});

/** What one account was answered is not for the next one that signs in here. */
subscribeToSession(() => {
  if (!getSession().token) queryClient.clear();
});

export interface CallQueryOptions {
  readonly enabled?: boolean;
  /** Keeps the rows of the last page on the screen while the next one loads. */
  readonly keepPrevious?: boolean;
  readonly staleMs?: number;
}

/** The key under which the answers of an endpoint are kept; without an input it names all of them. */
export const callKey = (endpoint: Endpoint, input?: unknown): readonly unknown[] =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

interface Dated {
  readonly asAt?: unknown;
  readonly clock?: unknown;
}

const useDay = <E extends Endpoint>(endpoint: E, given: InputOf<E>): InputOf<E> => {
  const asAt = useAsAt();
  const isFree = takesAsAt(endpoint) && !Object.hasOwn(given as object, 'asAt');
  return isFree ? Object.assign({}, asAt, given) : given;
};

/** The last answer may stand in for the next one, but never one of another day. */
const keepOfDay = (input: unknown) => (previous: unknown, query: Query | undefined) => {
  const [now, then] = [input, query?.queryKey[1]].map((value) => (value ?? {}) as Dated);
  return now?.asAt === then?.asAt && now?.clock === then?.clock ? previous : undefined;
};

/**
 * Reads an endpoint and keeps the answer. Not for calls that change something. Where the endpoint can tell of an earlier
 * day, the day of the header goes with the call, unless the input names one; `asAt: undefined` stays on today.
 */
export const useCall = <E extends Endpoint>(
  endpoint: E,
  given: InputOf<E>,
  options: CallQueryOptions = {},
): UseQueryResult<OutputOf<E>> => {
  const input = useDay(endpoint, given);
  return useQuery<unknown, Error, unknown>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.keepPrevious ? { placeholderData: keepOfDay(input) } : {}),
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
  }) as UseQueryResult<OutputOf<E>>;
};

/** Sends a change; `outdates` names the endpoints whose answers are read anew afterwards. */
export const useChange = <E extends Endpoint>(
  endpoint: E,
  outdates: readonly Endpoint[] = [],
): UseMutationResult<OutputOf<E>, Error, InputOf<E>> =>
  useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: () =>
      Promise.all(outdates.map((outdated) => queryClient.invalidateQueries({ queryKey: callKey(outdated) }))),
  });
