import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import type { Endpoint, InputOf } from '@mingjian/contract/wire';
import { useChange } from '../api/queries.ts';
import { sayDeleteFailed } from './say-delete-failed.ts';
import { showToast } from './toasts.ts';

/** Deletes by a call, and says that it is done or why not. */
export const useDeletion = <E extends Endpoint>(
  endpoint: E,
  outdated: readonly Endpoint[],
  onDeleted?: () => void,
) => {
  const deletion = useChange(endpoint, outdated);
  return {
    isBusy: deletion.isPending,
    remove: (input: InputOf<E>): void =>
      deletion.mutate(input, {
        onSuccess: () => {
          showToast('success', SCREEN_SENTENCES['delete-succeeded']);
          onDeleted?.();
        },
        onError: sayDeleteFailed,
      }),
  };
};
