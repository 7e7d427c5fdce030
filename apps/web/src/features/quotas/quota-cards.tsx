import type { DistributedQuota } from '@mingjian/contract/quotas';
import { useTranslation } from '../../i18n/index.ts';
import { Section, formatCount } from '../../ui/index.ts';
import styles from './quotas.module.css';

const TONES = {
  available: 'positive',
  unlimited: 'positive',
  'used-up': 'negative',
  'over-distributed': 'warning',
} as const;

/** What is used and what is given to accounts, as parts of the total. */
const Bar = ({ quota }: { readonly quota: DistributedQuota }) => {
  const { total, used, allocated, allocatedUsed } = quota;
  if (total === null || total === 0) return null;
  const share = (units: number): string => `${Math.min(100, (100 * units) / total)}%`;
  return (
    <div className={styles['bar']} aria-hidden>
      <span className={styles['used']} style={{ width: share(used) }} />
      <span className={styles['given']} style={{ width: share(allocated - allocatedUsed) }} />
    </div>
  );
};

const QuotaCard = ({ quota }: { readonly quota: DistributedQuota }) => {
  const { t } = useTranslation('quotas');
  const count = (units: number | null): string => (units === null ? t('unlimited') : formatCount(units));
  const figures = [
    ['total', quota.total],
    ['allocated', quota.allocated],
    ['used', quota.used],
    ['available', quota.available],
    ['rest', quota.rest],
  ] as const;
  return (
    <Section
      title={t(`kind_${quota.kind}`)}
      note={t('inTerm', { term: quota.term })}
      actions={<span className={styles[TONES[quota.status]]}>{t(`status_${quota.status}`)}</span>}
    >
      <dl className={styles['figures']}>
        {figures.map(([name, units]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{count(units)}</dd>
          </div>
        ))}
      </dl>
      <Bar quota={quota} />
      {quota.status === 'over-distributed' && <p className={styles['note']}>{t('overDistributedText')}</p>}
    </Section>
  );
};

export const QuotaCards = ({ quotas }: { readonly quotas: readonly DistributedQuota[] }) => (
  <div className={styles['cards']}>
    {quotas.map((quota) => (
      <QuotaCard key={quota.kind} quota={quota} />
    ))}
  </div>
);
