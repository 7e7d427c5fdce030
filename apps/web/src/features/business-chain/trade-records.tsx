import type { ChainTrade, TradeRecord } from '@mingjian/contract/business-chain';
import { presentEnum } from '@mingjian/domain/companies';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import styles from './trade-records.module.css';

export type OpenTradeRecord = (record: TradeRecord) => void;

/** The sources of a trade, each a way to its record: that of the company, and that of the partner where it tells of it too. */
export const TradeRecords = ({
  trade: { source, record, other },
  name,
  isReached = true,
  onOpenRecord,
}: {
  readonly trade: Pick<ChainTrade, 'source' | 'record' | 'other'>;
  /** Of the partner. */
  readonly name: string;
  /** Whether Tab goes to it. */
  readonly isReached?: boolean;
  readonly onOpenRecord: OpenTradeRecord;
}) => {
  const { t } = useTranslation('business-chain');
  const pick = usePick();
  const told = [
    { source, record, isOther: false },
    { source: other?.source ?? null, record: other?.record ?? null, isOther: true },
  ];
  return (
    <span className={styles['records']}>
      {told.map((one) => {
        if (!one.record) return null;
        const { record: from } = one;
        const kind = one.source === null ? t('record') : pick(presentEnum('trade_source', one.source));
        const counted = from.records > 1 ? `${kind} ×${from.records}` : kind;
        const words = one.isOther ? t('ofPartner', { source: counted }) : counted;
        return (
          <Button
            key={String(one.isOther)}
            kind="quiet"
            size="small"
            tabIndex={isReached ? 0 : -1}
            aria-label={t('openRecord', { words, name })}
            onClick={() => onOpenRecord(from)}
          >
            {words}
          </Button>
        );
      })}
    </span>
  );
};
