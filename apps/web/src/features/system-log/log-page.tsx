import { exportLog, listLog } from '@mingjian/contract/system-log';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { DataTable, DownloadButton, EmptyState, Page, Section } from '../../ui/index.ts';
import { FilterForm } from './filter-form.tsx';
import { useLogColumns } from './log-columns.tsx';
import { useLogFilter } from './use-log-filter.ts';

/** Who viewed, changed, exported or spent what in the own organisations. */
export const LogPage = () => {
  const { t } = useTranslation('system-log');
  const { filter, asked, input, show, goTo } = useLogFilter();
  const log = useCall(listLog, input, { keepPrevious: true, staleMs: 0 });
  const columns = useLogColumns(({ id, name }) => show({ companyId: String(id), companyName: name }));
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={<DownloadButton endpoint={exportLog} input={asked} label={t('export')} />}
    >
      <Section
        title={t('lines')}
        note={log.data && t('period', { from: log.data.from, to: log.data.to })}
        isFlush
      >
        <FilterForm filter={filter} period={log.data} onShow={show} />
        <DataTable
          caption={t('lines')}
          data={log.data}
          isLoading={log.isFetching}
          error={log.error}
          onRetry={() => void log.refetch()}
          rowKey={(row) => row.id}
          minWidth={1140}
          onPage={goTo}
          columns={columns}
          empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        />
      </Section>
    </Page>
  );
};
