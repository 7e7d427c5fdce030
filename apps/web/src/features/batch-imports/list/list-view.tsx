import { FAILURES } from '@mingjian/contract/wire';
import { isRunning } from '@mingjian/domain/batch-imports';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, formatCount, formatDate, Loading, Section } from '../../../ui/index.ts';
import { Rows } from '../rows/rows.tsx';
import { useList } from '../use-list.ts';
import type { Place } from '../use-place.ts';
import { DeleteButton, ListActions } from './list-actions.tsx';
import type { ListActionsProps } from './list-actions.tsx';
import { Progress } from './progress.tsx';
import { StateTabs } from './state-tabs.tsx';

export interface ListViewProps {
  readonly batchImportId: number;
  readonly place: Place;
  readonly onGo: (change: Partial<Place>) => void;
  /** The list was deleted. */
  readonly onGone: () => void;
  readonly renderActions: ListActionsProps['renderActions'];
}

/** One list: its progress, then its rows by state and what can be done with the result. */
export const ListView = ({ batchImportId, place, onGo, onGone, renderActions }: ListViewProps) => {
  const { t } = useTranslation('batch-imports');
  const pick = usePick();
  const list = useList(batchImportId);
  if (!list.data)
    return list.error ? (
      <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <Loading rows={8} />
    );
  const { fileName, state, refusal, rowCount, expiresAt, counts } = list.data;
  const remove = <DeleteButton batchImportId={batchImportId} onDeleted={onGone} />;
  if (isRunning(state)) {
    return (
      <Section title={fileName} actions={remove}>
        <Progress list={list.data} />
      </Section>
    );
  }
  if (state !== 'done') {
    return (
      <Section title={fileName} actions={remove}>
        <EmptyState title={pick(FAILURES[refusal ?? 'internal-error'])}>{t('refusedText')}</EmptyState>
      </Section>
    );
  }
  const note = t('rowsUntil', { rows: formatCount(rowCount), date: formatDate(expiresAt) });
  return (
    <Section title={fileName} note={note} actions={remove} isFlush>
      <ListActions
        batchImportId={batchImportId}
        fileName={fileName}
        counts={counts}
        renderActions={renderActions}
      />
      <StateTabs
        total={rowCount}
        counts={counts}
        chosen={place.state}
        onChoose={(chosen) => onGo({ state: chosen })}
      />
      <Rows list={list.data} state={place.state} page={place.page} onPage={(page) => onGo({ page })} />
    </Section>
  );
};
