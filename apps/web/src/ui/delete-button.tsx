import { Suspense, lazy } from 'react';
import { Button } from './button.tsx';

// A table of rows is read more often than a row of it is deleted: what asks once more comes after it.
const ConfirmDelete = lazy(async () => ({ default: (await import('./confirm-delete.tsx')).ConfirmDelete }));

export interface DeleteButtonProps {
  /** The question, with the name of what goes. */
  readonly question: string;
  readonly words: string;
  readonly keepWords: string;
  /** Names the button where several stand below each other. */
  readonly label?: string;
  readonly size?: 'small' | 'normal';
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** Deletes after asking once more. */
export const DeleteButton = (props: DeleteButtonProps) => (
  <Suspense
    fallback={
      <Button kind="quiet" size={props.size ?? 'normal'} aria-label={props.label} disabled>
        {props.words}
      </Button>
    }
  >
    <ConfirmDelete {...props} />
  </Suspense>
);
