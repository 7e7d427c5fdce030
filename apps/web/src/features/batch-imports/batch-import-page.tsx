import { listBatchImports } from '@mingjian/contract/batch-imports';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, ErrorState, Page } from '../../ui/index.ts';
import { ListView } from './list/list-view.tsx';
import type { ListViewProps } from './list/list-view.tsx';
import { FIRST_PAGE, RecentLists } from './upload/recent-lists.tsx';
import { Upload } from './upload/upload.tsx';
import { usePlace } from './use-place.ts';

/** Who may not bring lists sees why, and what would open it, instead of a place to drop files. */
const Start = ({ onOpen }: { readonly onOpen: (batchImportId: number) => void }) => {
  const first = useCall(listBatchImports, FIRST_PAGE, { staleMs: 0 });
  if (first.error) return <ErrorState error={first.error} onRetry={() => void first.refetch()} />;
  return (
    <>
      <Upload onUploaded={onOpen} />
      <RecentLists onOpen={onOpen} />
    </>
  );
};

/** `/system/batch-import`: bring a list of companies, see how each row was matched, settle what is doubtful. */
export const BatchImportPage = ({ renderActions }: Pick<ListViewProps, 'renderActions'>) => {
  const { t } = useTranslation('batch-imports');
  const [place, go] = usePlace();
  const open = (batchImportId: number | null): void => go({ batchImportId, state: null });
  if (place.batchImportId === null) {
    return (
      <Page title={t('title')} subtitle={t('subtitle')}>
        <Start onOpen={open} />
      </Page>
    );
  }
  return (
    <Page title={t('title')} actions={<Button onClick={() => open(null)}>{t('allLists')}</Button>}>
      <ListView
        key={place.batchImportId}
        batchImportId={place.batchImportId}
        place={place}
        onGo={go}
        onGone={() => open(null)}
        renderActions={renderActions}
      />
    </Page>
  );
};
