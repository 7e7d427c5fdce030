/** What the keys of a tree need to know of a row, whatever stands in it. */
export interface MovableRow {
  readonly id: string;
  readonly canOpen: boolean;
  readonly isOpen: boolean;
  /** Id of the row above it in the tree. */
  readonly parent: string | null;
}

export type TreeMove<Row> =
  | { readonly kind: 'focus'; readonly row: Row }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'pick' };

/** What a key does in a tree, after the pattern of the ARIA practices; null: nothing. */
export const findTreeMove = <Row extends MovableRow>(
  key: string,
  rows: readonly Row[],
  current: Row,
): TreeMove<Row> | null => {
  const at = rows.indexOf(current);
  const to = (row: Row | undefined): TreeMove<Row> | null => (row ? { kind: 'focus', row } : null);
  switch (key) {
    case 'ArrowDown':
      return to(rows[at + 1]);
    case 'ArrowUp':
      return to(rows[at - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      if (!current.canOpen) return null;
      return current.isOpen ? to(rows[at + 1]) : { kind: 'toggle' };
    case 'ArrowLeft':
      return current.isOpen ? { kind: 'toggle' } : to(rows.find(({ id }) => id === current.parent));
    case 'Enter':
    case ' ':
      return { kind: 'pick' };
    default:
      return null;
  }
};
