import { presentNegativeKind } from '@mingjian/domain/companies';
import type { NegativeKindView } from '@mingjian/contract/negative-records';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Figure, formatCount } from '../../../ui/index.ts';
import { Share } from './share.tsx';
import { useNegativeSummary } from './use-negative-summary.ts';
import styles from './kind-bar.module.css';

const PERCENT = 100;

const Line = ({ kind, isNamed }: { readonly kind: NegativeKindView; readonly isNamed: boolean }) => {
  const { t } = useTranslation('negative');
  const pick = usePick();
  const { counts, openAmount, group } = kind;
  const counted = (counts?.open ?? 0) + (counts?.closed ?? 0);
  if (!counts || counted === 0) return null;
  const isCharge = group === 'encumbrance';
  return (
    <div className={styles['line']} data-charge={isCharge || undefined}>
      {isNamed && <span className={styles['name']}>{pick(presentNegativeKind(kind.kind))}</span>}
      <span className={styles['bar']} aria-hidden>
        <span style={{ width: `${(PERCENT * counts.open) / counted}%` }} />
      </span>
      <span>
        <b data-none={counts.open === 0 || undefined}>{formatCount(counts.open)}</b>{' '}
        {t(isCharge ? 'inForceWord' : 'openWord')}
      </span>
      <span>
        {formatCount(counts.closed)} {t(isCharge ? 'endedWord' : 'closedWord')}
      </span>
      {counts.open > 0 && openAmount && (
        <span>
          {t(isCharge ? 'amountInForce' : 'openAmount')} <Figure value={openAmount.amount} unit="CNY" />
          {openAmount.shareOfNetAssets !== null && (
            <>
              {' · '}
              {t('ofNetAssets')} <Share percent={openAmount.shareOfNetAssets} />
            </>
          )}
        </span>
      )}
      {counts.otherSide > 0 && <span>{t('otherSide', { count: counts.otherSide })}</span>}
    </div>
  );
};

/** Over the records of a negative dimension or a charge: how much of it is open, with its amount. */
export const KindBar = ({ dimension }: { readonly dimension: string }) => {
  const { data } = useNegativeSummary();
  const kinds = (data?.kinds ?? []).filter((kind) => kind.dimension === dimension);
  return kinds.map((kind) => <Line key={kind.kind} kind={kind} isNamed={kinds.length > 1} />);
};
