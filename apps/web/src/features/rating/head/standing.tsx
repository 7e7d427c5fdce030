import type { Rating } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatCount, formatFigure } from '../../../ui/index.ts';
import styles from './standing.module.css';

const Score = ({
  label,
  score,
  absent,
}: {
  readonly label: string;
  readonly score: string | null;
  readonly absent: string;
}) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {score === null ? (
        <span className={styles['muted']}>{absent}</span>
      ) : (
        <>
          <span className={styles['figure']}>{formatFigure(score, 1)}</span>
          <span className={styles['track']} aria-hidden>
            <span style={{ width: `${Number(score)}%` }} />
          </span>
        </>
      )}
    </dd>
  </div>
);

const Peers = ({ peers }: Pick<Rating, 'peers'>) => {
  const { t } = useTranslation('rating');
  if (!peers) return <span className={styles['muted']}>{t('tooFewPeers')}</span>;
  return (
    <>
      <span className={styles['figure']}>
        {t('betterThan', { percent: formatFigure(peers.percentile, 0) })}
      </span>
      <p className={styles['muted']}>
        {t('peerGroup', {
          group: t(`peers_${peers.kind}`),
          count: peers.peers,
          peers: formatCount(peers.peers),
          day: peers.snapshotOn,
        })}
      </p>
    </>
  );
};

/** Sub-scores, place among the peers, and what the data on file allow at best. */
export const Standing = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  return (
    <dl className={styles['standing']}>
      <Score label={t('financialScore')} score={rating.financialScore} absent={t('noFinancialScore')} />
      <Score label={t('businessScore')} score={rating.businessScore} absent={t('noBusinessScore')} />
      <div>
        <dt>{t('peers')}</dt>
        <dd>
          <Peers peers={rating.peers} />
        </dd>
      </div>
      {rating.depth && (
        <div>
          <dt>{t('depth')}</dt>
          <dd>
            {pick(rating.depth.name)}
            <p className={styles['muted']}>{t('bestClass', { name: rating.depth.bestClass })}</p>
          </dd>
        </div>
      )}
    </dl>
  );
};
