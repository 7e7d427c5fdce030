import { useEffect } from 'react';
import { downloadExport } from '@mingjian/contract/exports';
import type { Export, listExports } from '@mingjian/contract/exports';
import type { OutputOf } from '@mingjian/contract/wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { callForFile } from '../../api/call.ts';
import { saveFile } from '../../api/save-file.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, formatCount, formatDate, formatMomentInChina, showToast } from '../../ui/index.ts';
import styles from './export-dialog.module.css';

const POLL_MS = 400;

const isOpen = ({ state }: Export): boolean => state === 'waiting' || state === 'running';

const download = async (exportId: number): Promise<void> => {
  try {
    saveFile(await callForFile(downloadExport, { exportId }));
  } catch (error) {
    showToast('error', sentenceOf(error));
  }
};

const State = ({ item }: { readonly item: Export }) => {
  const { t } = useTranslation('exports');
  if (item.state === 'waiting' || item.state === 'running')
    return (
      <progress
        value={item.state === 'waiting' ? undefined : item.doneCount}
        max={item.companyCount}
        aria-label={t('progress', { name: item.fileName })}
      />
    );
  if (item.state === 'done')
    return (
      <Button size="small" onClick={() => void download(item.exportId)}>
        {t('download')} <span className="visually-hidden">{item.fileName}</span>
      </Button>
    );
  return <span className={styles['state']}>{t(`state_${item.state}`)}</span>;
};

/** The last exports of the account; those under way are asked about until they are done. */
export const RecentExports = ({ list }: { readonly list: UseQueryResult<OutputOf<typeof listExports>> }) => {
  const { t } = useTranslation('exports');
  const items = list.data?.items ?? [];
  const isBusy = items.some(isOpen);
  const { refetch } = list;
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(() => void refetch(), POLL_MS);
    return () => clearInterval(timer);
  }, [isBusy, refetch]);
  if (items.length === 0) return null;
  return (
    <section className={styles['recent']} aria-labelledby="recent-exports">
      <h3 id="recent-exports">{t('recent')}</h3>
      <ul aria-live="polite">
        {items.map((item) => (
          <li key={item.exportId}>
            <div>
              <div className={styles['name']}>{item.fileName}</div>
              <div className={styles['note']}>
                {t('told', {
                  count: item.companyCount,
                  companies: formatCount(item.companyCount),
                  fields: formatCount(item.fieldCount),
                  at: formatMomentInChina(item.createdAt),
                })}
                {item.state === 'done' && ` ${t('until', { day: formatDate(item.expiresAt.slice(0, 10)) })}`}
              </div>
            </div>
            <State item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
};
