import { listQuotas } from '@mingjian/contract/quotas';
import type { Quota } from '@mingjian/contract/quotas';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState, Loading, Section, formatCount } from '../../ui/index.ts';
import styles from './quotas.module.css';

const KIND_KEYS = { 'online-report': 'quotaOnlineReport', 'update-report': 'quotaUpdateReport' } as const;

const Meter = ({ quota }: { readonly quota: Quota }) => {
  const { t } = useTranslation('workbench');
  // An account with an allocation of its own has that to spend, and nothing else.
  const { total, used } = quota.own ? { total: quota.own.allocated, used: quota.own.used } : quota;
  const available = quota.ownAvailable;
  const label = t(KIND_KEYS[quota.kind]);
  return (
    <li>
      <span className={styles['kind']}>{label}</span>
      <span className={styles['left']}>
        {available === null ? t('quotaUnlimited') : t('quotaLeft', { left: formatCount(available) })}
      </span>
      {total !== null && <meter min={0} max={Math.max(total, 1)} value={used} aria-label={label} />}
      <span className={styles['used']}>
        {total === null
          ? t('quotaUsed', { used: formatCount(used), term: quota.term })
          : t('quotaUsedOf', { used: formatCount(used), total: formatCount(total), term: quota.term })}
      </span>
    </li>
  );
};

/** What is left of the organisation's quotas in this term. */
export const Quotas = () => {
  const { t } = useTranslation('workbench');
  const quotas = useCall(listQuotas, {}, { staleMs: 0 });
  return (
    <Section title={t('quotas')}>
      {quotas.error && <ErrorState error={quotas.error} onRetry={() => void quotas.refetch()} />}
      {quotas.isPending && <Loading rows={3} />}
      {quotas.data && (
        <ul className={styles['meters']}>
          {quotas.data.map((quota) => (
            <Meter key={quota.kind} quota={quota} />
          ))}
        </ul>
      )}
    </Section>
  );
};
