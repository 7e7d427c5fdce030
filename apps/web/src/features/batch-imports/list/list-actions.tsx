import {
  deleteBatchImport,
  downloadErrors,
  followFound,
  listBatchImports,
  listFoundCompanies,
} from '@mingjian/contract/batch-imports';
import { listFavourites } from '@mingjian/contract/favourites';
import type { RowState } from '@mingjian/domain/batch-imports';
import { MAX_EXPORTED } from '@mingjian/domain/exports';
import { Popconfirm } from 'antd';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import { call } from '../../../api/call.ts';
import { useChange } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, ButtonLink, DownloadButton, formatCount, showToast } from '../../../ui/index.ts';
import styles from './list.module.css';

/** Companies that were found, to hand to another feature. */
export interface FoundCompanies {
  readonly companyIds: () => Promise<readonly number[]>;
  readonly suggestedName: string;
  readonly label: string;
}

export interface ListActionsProps {
  readonly batchImportId: number;
  readonly fileName: string;
  readonly renderActions: (found: FoundCompanies) => ReactNode;
  readonly counts: readonly { readonly state: RowState; readonly count: number }[];
}

const sayFollowed = (followed: number, companies: number) => ({
  en: `${followed} companies are followed now that were not before; ${companies} of the list in all.`,
  cn: `新关注${followed}家企业，名单中已关注共${companies}家。`,
});

/** What is done with the result: follow what was found, take the rest away. */
export const ListActions = ({ batchImportId, fileName, counts, renderActions }: ListActionsProps) => {
  const { t } = useTranslation('batch-imports');
  const follow = useChange(followFound, [listFavourites]);
  const found = counts.find(({ state }) => state === 'found')?.count ?? 0;
  const rest = counts.reduce((sum, { count }) => sum + count, 0) - found;
  return (
    <div className={styles['actions']}>
      {found > 0 && (
        <Button
          kind="primary"
          isBusy={follow.isPending}
          onClick={() =>
            follow.mutate(
              { batchImportId },
              {
                onSuccess: ({ followed, companies }) =>
                  showToast('success', sayFollowed(followed, companies)),
                onError: (error) => showToast('error', sentenceOf(error)),
              },
            )
          }
        >
          {t('follow', { count: found, shown: formatCount(found) })}
        </Button>
      )}
      {found > 0 &&
        renderActions({
          companyIds: async () => (await call(listFoundCompanies, { batchImportId })).companyIds,
          suggestedName: fileName.replace(/\.\w+$/, ''),
          label: t(found > MAX_EXPORTED ? 'exportFirst' : 'export', {
            count: Math.min(found, MAX_EXPORTED),
            shown: formatCount(Math.min(found, MAX_EXPORTED)),
          }),
        })}
      {rest > 0 && (
        <DownloadButton
          endpoint={downloadErrors}
          input={{ batchImportId }}
          label={t('errorFile', { count: rest, shown: formatCount(rest) })}
        />
      )}
      {follow.isSuccess && <ButtonLink to="/system/index">{t('toFollows')}</ButtonLink>}
    </div>
  );
};

/** Asks once more before the list goes. */
export const DeleteButton = ({
  batchImportId,
  onDeleted,
}: {
  readonly batchImportId: number;
  readonly onDeleted: () => void;
}) => {
  const { t } = useTranslation('batch-imports');
  const remove = useChange(deleteBatchImport, [listBatchImports]);
  return (
    <Popconfirm
      title={t('deleteSure')}
      okText={t('delete')}
      cancelText={t('keep')}
      onConfirm={() =>
        remove.mutate(
          { batchImportId },
          { onSuccess: onDeleted, onError: (error) => showToast('error', sentenceOf(error)) },
        )
      }
    >
      <Button kind="quiet" size="small" isBusy={remove.isPending}>
        {t('delete')}
      </Button>
    </Popconfirm>
  );
};
