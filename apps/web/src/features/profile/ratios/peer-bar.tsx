import type { RatioView } from '@mingjian/contract/financials';
import { findField } from '@mingjian/domain/dictionary';
import { useTranslation } from '../../../i18n/index.ts';
import { formatCount } from '../../../ui/index.ts';
import styles from './peer-bar.module.css';

/** The middle half of the peers fills the middle half of the bar; the company stands where it would among them. */
const placeOf = (value: number, p25: number, p75: number): number => {
  const spread = p75 - p25;
  if (spread <= 0) return value < p25 ? 0 : value > p75 ? 1 : 0.5;
  return Math.min(1, Math.max(0, 0.25 + (0.5 * (value - p25)) / spread));
};

type Standing = 'better' | 'middle' | 'worse';

const findStanding = ({ direction }: RatioView, value: number, p25: number, p75: number): Standing => {
  if (direction === 'band' || (value >= p25 && value <= p75)) return 'middle';
  return value > p75 === (direction === 'higher-better') ? 'better' : 'worse';
};

/** Where a company stands among the quartiles of its peers, as a bar and in words. */
export const PeerBar = ({ ratio }: { readonly ratio: RatioView }) => {
  const { t } = useTranslation('ratios');
  const { peers } = ratio;
  const value = ratio.values[0]?.value;
  if (!peers) return <span className={styles['none']}>{t('noPeers')}</span>;
  const scale = findField(ratio.key)?.type === 'money' ? 1e6 : 1;
  const write = (figure: number): string => (figure / scale).toFixed(2);
  const at = value === null || value === undefined ? null : Number(value);
  const standing = at === null ? null : findStanding(ratio, at, peers.p25, peers.p75);
  const words = t('quartiles', { p25: write(peers.p25), median: write(peers.median), p75: write(peers.p75) });
  return (
    <span className={styles['peers']}>
      <span className={styles['bar']} aria-hidden>
        <span className={styles['middle']} />
        <span
          className={styles['median']}
          style={{ left: `${100 * placeOf(peers.median, peers.p25, peers.p75)}%` }}
        />
        {at !== null && (
          <span
            className={styles['company']}
            data-standing={standing}
            style={{ left: `${100 * placeOf(at, peers.p25, peers.p75)}%` }}
          />
        )}
      </span>
      <span className={styles['words']}>
        {words}
        {standing && <span className="visually-hidden"> {t(`standing_${standing}`)}</span>}
        <span className={styles['count']} title={t(`group_${peers.group}`)}>
          {t('peerCount', { peers: formatCount(peers.peers) })}
        </span>
      </span>
    </span>
  );
};
