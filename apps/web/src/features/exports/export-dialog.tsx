import { Drawer } from 'antd';
import { useEffect, useState } from 'react';
import { listExports } from '@mingjian/contract/exports';
import { sentenceOf } from '../../api/call-failure.ts';
import { useCall } from '../../api/queries.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Loading } from '../../ui/index.ts';
import type { ExportSubject } from './export-button.tsx';
import { ExportForm } from './export-form.tsx';
import { RecentExports } from './recent-exports.tsx';
import styles from './export-dialog.module.css';

const SHOWN = 5;

/** The ids of the companies, once they are known. */
const useCompanyIds = (companyIds: ExportSubject['companyIds']) => {
  const [ids, setIds] = useState<readonly number[] | null>(
    typeof companyIds === 'function' ? null : companyIds,
  );
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (typeof companyIds !== 'function') return undefined;
    let isGone = false;
    companyIds().then(
      (found) => !isGone && setIds(found),
      (caught: unknown) => !isGone && setError(caught),
    );
    return () => {
      isGone = true;
    };
    // The companies of the moment of opening: a list that moves behind the dialog does not change them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { ids, error };
};

/** Companies, fields and form of an export; below it the last ones with their progress. */
export const ExportDialog = ({
  companyIds,
  suggestedName,
  onClose,
}: ExportSubject & { readonly onClose: () => void }) => {
  const { t } = useTranslation('exports');
  const pick = usePick();
  const { ids, error } = useCompanyIds(companyIds);
  const exports = useCall(listExports, { pageSize: SHOWN }, { staleMs: 0 });
  return (
    <Drawer open onClose={onClose} title={t('title')} size={620} destroyOnHidden>
      <div className={styles['dialog']}>
        {error !== null && <p role="alert">{pick(sentenceOf(error))}</p>}
        {ids === null && error === null && <Loading rows={6} />}
        {ids !== null && (
          <ExportForm companyIds={ids} suggestedName={suggestedName} allowance={exports.data} />
        )}
        <RecentExports list={exports} />
      </div>
    </Drawer>
  );
};
