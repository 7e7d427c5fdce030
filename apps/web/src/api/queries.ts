import { QueryClient, keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '@mingjian/contract/wire';
import { CallFailure } from './call-failure.ts';
import { call } from './call.ts';
import { getSession, subscribeToSession } from './session/index.ts';

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

/** Reads an endpoint and keeps the answer. Not for calls that change something. */
export const useCall = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallQueryOptions = {},
): UseQueryResult<OutputOf<E>> =>
  useQuery({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
  }) as UseQueryResult<OutputOf<E>>;

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
