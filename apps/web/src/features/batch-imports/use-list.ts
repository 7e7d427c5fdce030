import { getBatchImport } from '@mingjian/contract/batch-imports';
import { isRunning } from '@mingjian/domain/batch-imports';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { callKey } from '../../api/queries.ts';

const POLL_MS = 1_000;

/** A list; asked for again every second while it is read and matched, which nobody's click caused. */
export const useList = (batchImportId: number) =>
  useQuery({
    queryKey: callKey(getBatchImport, { batchImportId }),
    queryFn: ({ signal }) => call(getBatchImport, { batchImportId }, { signal, isBackground: true }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.state) ? POLL_MS : false),
  });
