import {
  getBatchImport,
  listBatchImports,
  listRows,
  pickCandidate,
  retryRow,
} from '@mingjian/contract/batch-imports';
import type { BatchImportRow } from '@mingjian/contract/batch-imports';
import type { OutputOf } from '@mingjian/contract/wire';
import type { RowState, RowValues } from '@mingjian/domain/batch-imports';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../../api/call-failure.ts';
import { call } from '../../../api/call.ts';
import { callKey, queryClient, useCall } from '../../../api/queries.ts';
import { showToast } from '../../../ui/index.ts';

export const PAGE_SIZE = 20;

type RowPage = OutputOf<typeof listRows>;
type Change =
  | { readonly line: number; readonly companyId: number }
  | { readonly line: number; readonly values: RowValues };

/** Rows of a page, and how to change one: it changes in its place, so that nobody loses where he was. */
export const useRows = (batchImportId: number, state: RowState | null, page: number) => {
  const input = { batchImportId, page, pageSize: PAGE_SIZE, ...(state && { state }) };
  const rows = useCall(listRows, input, { keepPrevious: true });
  const change = useMutation({
    mutationFn: (given: Change): Promise<BatchImportRow> =>
      'values' in given
        ? call(retryRow, { batchImportId, line: given.line, values: given.values })
        : call(pickCandidate, { batchImportId, ...given }),
    onSuccess: async (changed) => {
      // Lists of other states are read anew when they are opened; this one keeps its rows.
      await queryClient.invalidateQueries({ queryKey: callKey(listRows), refetchType: 'none' });
      queryClient.setQueryData<RowPage>(
        callKey(listRows, input),
        (shown) =>
          shown && {
            ...shown,
            items: shown.items.map((row) => (row.line === changed.line ? changed : row)),
          },
      );
      for (const outdated of [getBatchImport, listBatchImports])
        await queryClient.invalidateQueries({ queryKey: callKey(outdated) });
    },
    onError: (error) => showToast('error', sentenceOf(error)),
  });
  return { rows, change };
};
