import { useTranslation } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, Loading } from '../../../ui/index.ts';
import { AbsentSection } from './absent-section.tsx';
import type { RecordList } from './use-records.ts';

const ROWS_EXPECTED = 4;

/** What stands in the place of records where there are none: the reason why, or that they are on their way. */
export const WithoutRecords = ({ list }: { readonly list: RecordList }) => {
  const { t } = useTranslation('profile');
  if (list.error) return <ErrorState error={list.error} onRetry={() => list.retry()} />;
  if (list.isLoading) return <Loading rows={ROWS_EXPECTED} />;
  if (list.part === 'current') return <AbsentSection state={list.state} checkedAt={list.checkedAt} />;
  return <EmptyState title={t('noRecords')} />;
};
