import { DOWNLOAD_FORMATS, downloadOwnership, getDownload, MOST_IN_FILE } from '@mingjian/contract/ownership';
import type { Download, DownloadFormat } from '@mingjian/contract/ownership';
import { Drawer } from 'antd';
import { useState } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import { callForFile } from '../../../api/call.ts';
import { useCall } from '../../../api/queries.ts';
import { saveFile } from '../../../api/save-file.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, ErrorState, formatCount, Loading, showToast } from '../../../ui/index.ts';
import type { OpenFormatsProps } from './open-formats.tsx';
import styles from './open-formats.module.css';

const counted = (count: number) => ({ count, shown: formatCount(count) });

/** What the file holds, and what it leaves out and why: nobody takes part of a graph for the whole. */
const Contents = ({ download }: { readonly download: Download }) => {
  const { t } = useTranslation('ownership-files');
  const { parties, holdings, posts, undisclosed, leftOut } = download;
  const { smallOrEnded, beyondDepth, isCut } = leftOut;
  return (
    <>
      <p>
        {[
          t('parties', counted(parties)),
          t('holdings', counted(holdings)),
          posts === null ? t('postsWithheld') : t('posts', counted(posts)),
        ].join(t('separator'))}
      </p>
      <ul className={styles['notes']}>
        {isCut && (
          <li role="alert">
            {t('isCut', {
              parties: formatCount(MOST_IN_FILE.parties),
              holdings: formatCount(MOST_IN_FILE.holdings),
              posts: formatCount(MOST_IN_FILE.posts),
            })}
          </li>
        )}
        {smallOrEnded > 0 && <li>{t('smallOrEnded', counted(smallOrEnded))}</li>}
        {beyondDepth > 0 && <li>{t('beyondDepth', counted(beyondDepth))}</li>}
        {undisclosed > 0 && <li>{t('undisclosed', counted(undisclosed))}</li>}
        <li>{t('carried')}</li>
      </ul>
    </>
  );
};

const Formats = ({ input }: OpenFormatsProps) => {
  const { t } = useTranslation('ownership-files');
  const [busy, setBusy] = useState<DownloadFormat | null>(null);
  const take = async (format: DownloadFormat): Promise<void> => {
    setBusy(format);
    try {
      saveFile(await callForFile(downloadOwnership, { ...input, format }));
    } catch (error) {
      showToast('error', sentenceOf(error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <ul className={styles['formats']}>
      {DOWNLOAD_FORMATS.map((format) => (
        <li key={format}>
          <Button isBusy={busy === format} disabled={busy !== null} onClick={() => void take(format)}>
            {t(`take_${format}`)}
          </Button>
          <span>{t(`note_${format}`)}</span>
        </li>
      ))}
    </ul>
  );
};

/** The graph that is shown, as a file of an open format. */
export const OpenFormatsDrawer = ({
  input,
  onClose,
}: OpenFormatsProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation('ownership-files');
  const { data, error, refetch } = useCall(getDownload, input);
  return (
    <Drawer open onClose={onClose} title={t('title')} size={520} destroyOnHidden>
      <div className={styles['drawer']}>
        <p>{t('intro')}</p>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Loading rows={4} />}
        {data && <Contents download={data} />}
        {data && <Formats input={input} />}
      </div>
    </Drawer>
  );
};
