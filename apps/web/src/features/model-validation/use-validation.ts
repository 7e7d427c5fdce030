import { getValidation } from '@mingjian/contract/model-validation';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { callKey } from '../../api/queries.ts';

const POLL_MS = 3_000;

/** Figures over all cases; asked for again while the first measurement is under way. */
export const useValidation = () =>
  useQuery({
    queryKey: callKey(getValidation, {}),
    queryFn: ({ signal, client, queryKey }) =>
      call(getValidation, {}, { signal, isBackground: client.getQueryData(queryKey) !== undefined }),
    refetchInterval: ({ state }) => (state.data?.measuredAt === null ? POLL_MS : false),
  });
