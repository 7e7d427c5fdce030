import { takeBackQuota } from '@mingjian/contract/quotas';
import type { AccountQuota } from '@mingjian/contract/quotas';
import type { QuotaKind } from '@mingjian/domain/quotas';
import { sentenceOf } from '../../api/call-failure.ts';
import { useChange } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, formatCount, showToast } from '../../ui/index.ts';
import type { Column } from '../../ui/index.ts';
import { OUTDATED } from './distribute-form.tsx';
import styles from './quotas.module.css';

interface Options {
  readonly kind: QuotaKind;
  readonly onChoose: (account: AccountQuota) => void;
}

const DONE = { en: 'Update succeeded', cn: '更新成功' };

/** An account with its part of a quota, and what can be done with it. */
export const useAccountColumns = ({ kind, onChoose }: Options): readonly Column<AccountQuota>[] => {
  const { t } = useTranslation('quotas');
  const takeBack = useChange(takeBackQuota, OUTDATED);
  const end = async ({ accountId }: AccountQuota): Promise<void> => {
    try {
      await takeBack.mutateAsync({ accountId, kind });
      showToast('success', DONE);
    } catch (error) {
      showToast('warning', sentenceOf(error));
    }
  };
  const count = (units: number | null): string => (units === null ? t('unlimited') : formatCount(units));
  return [
    {
      key: 'account',
      title: t('accountName'),
      isFixed: true,
      width: 190,
      render: (row) => (
        <span className={styles['name']}>
          {row.username}
          <span className={styles['second']}>{`${row.realName} · ${row.number}`}</span>
        </span>
      ),
    },
    {
      key: 'organisation',
      title: t('organisation'),
      render: (row) => (
        <span className={styles['name']}>
          {row.organisationName}
          {row.status !== 'active' && <span className={styles['second']}>{t('disabled')}</span>}
        </span>
      ),
    },
    {
      key: 'allocated',
      title: t('allocated'),
      isFigure: true,
      width: 120,
      render: (row) =>
        row.allocated === null ? (
          <span className={styles['second']}>{t('fromRest')}</span>
        ) : (
          formatCount(row.allocated)
        ),
    },
    {
      key: 'used',
      title: t('used'),
      isFigure: true,
      width: 80,
      render: (row) => formatCount(row.used ?? row.spent),
    },
    {
      key: 'available',
      title: t('available'),
      isFigure: true,
      width: 90,
      render: (row) => count(row.available),
    },
    {
      key: 'actions',
      title: t('actions'),
      width: 190,
      render: (row) => (
        <span className={styles['buttons']}>
          <Button
            size="small"
            aria-label={t(row.allocated === null ? 'distributeTo' : 'changeOf', { account: row.username })}
            onClick={() => onChoose(row)}
          >
            {t(row.allocated === null ? 'distribute' : 'change')}
          </Button>
          {row.allocated !== null && (
            <Button
              size="small"
              aria-label={t('takeBackOf', { account: row.username })}
              disabled={takeBack.isPending}
              onClick={() => void end(row)}
            >
              {t('takeBack')}
            </Button>
          )}
        </span>
      ),
    },
  ];
};
