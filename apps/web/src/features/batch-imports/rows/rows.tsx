import type { BatchImport } from '@mingjian/contract/batch-imports';
import type { RowState } from '@mingjian/domain/batch-imports';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, Loading, Pager } from '../../../ui/index.ts';
import { RowCard } from './row-card.tsx';
import { PAGE_SIZE, useRows } from './use-rows.ts';
import styles from './rows.module.css';

export interface RowsProps {
  readonly list: BatchImport;
  readonly state: RowState | null;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** After a pick the hand stays where the next one is made. */
const focusNext = (root: HTMLElement | null, line: number): void => {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const behind = rows.filter((row) => Number(row.dataset['line']) > line);
  const next = behind.flatMap((row) => row.querySelector<HTMLElement>('[data-pick]') ?? [])[0];
  const own = rows.find((row) => Number(row.dataset['line']) === line);
  (next ?? own?.querySelector<HTMLElement>('a, button'))?.focus();
};

/** The rows of a list, one line each: what the file says, how it came out, who may be meant. */
export const Rows = ({ list, state, page, onPage }: RowsProps) => {
  const { t } = useTranslation('batch-imports');
  const root = useRef<HTMLUListElement>(null);
  const { rows, change } = useRows(list.batchImportId, state, page);
  if (rows.error) return <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />;
  if (!rows.data) return <Loading rows={8} />;
  if (rows.data.items.length === 0) return <EmptyState title={t('noRows')} />;
  const columns = [...new Set(list.sheets.flatMap((sheet) => sheet.columns))];
  return (
    <>
      <ul ref={root} className={styles['rows']} aria-label={t('rows')} aria-busy={rows.isFetching}>
        {rows.data.items.map((row) => (
          <RowCard
            key={row.line}
            row={row}
            columns={columns}
            isBusy={change.isPending && change.variables.line === row.line}
            onPick={(companyId) =>
              change.mutate(
                { line: row.line, companyId },
                { onSuccess: () => requestAnimationFrame(() => focusNext(root.current, row.line)) },
              )
            }
            onRetry={(values, onDone) => change.mutate({ line: row.line, values }, { onSuccess: onDone })}
          />
        ))}
      </ul>
      <Pager page={page} pageSize={PAGE_SIZE} total={rows.data.total} onPage={onPage} />
    </>
  );
};
