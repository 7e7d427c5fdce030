import { useState } from 'react';
import type { HistoryItem } from '@mingjian/contract/ratings';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, ClassBadge, Figure, formatFigure, formatMoment } from '../../../ui/index.ts';
import { decimalsOf } from '../pd-decimals.ts';
import { AgainFigures } from './again-figures.tsx';
import { Move } from './move.tsx';
import styles from './history-table.module.css';

/** Rated, class, possibility of default, index, confidence, move, making it again. */
export const HISTORY_COLUMNS = 7;

export interface HistoryRowProps {
  readonly companyId: number;
  readonly item: HistoryItem;
  /** The oldest there is. */
  readonly isFirst: boolean;
}

const Pd = ({ item: { pd, pdLow, pdHigh } }: Pick<HistoryRowProps, 'item'>) => {
  if (pd === null) return <span aria-hidden>—</span>;
  return (
    <>
      <Figure value={pd} decimals={decimalsOf(pd)} unit="%" />
      {pdLow !== null && pdHigh !== null && pdLow !== pdHigh && (
        <span className={styles['interval']}>
          {formatFigure(pdLow, decimalsOf(pdLow))}–{formatFigure(pdHigh, decimalsOf(pdHigh))}
        </span>
      )}
    </>
  );
};

/** One rating with what moved it; opens to the same rating made again. */
export const HistoryRow = ({ companyId, item, isFirst }: HistoryRowProps) => {
  const { t } = useTranslation('rating');
  const [isOpen, setIsOpen] = useState(false);
  const moment = formatMoment(item.ratedAt);
  return (
    <>
      <tr>
        <th scope="row">
          {moment}
          {item.isMadeAfterwards && <span className={styles['afterwards']}>{t('madeAfterwards')}</span>}
          <span className={styles['muted']}>
            {item.periodEnd && `${t('accountsTo', { day: item.periodEnd })}, `}
            {t('modelOf', { version: item.modelVersion })}
          </span>
        </th>
        <td>
          <ClassBadge ratingClass={item.class} symbol={item.symbol} />
        </td>
        <td className={styles['figure']} data-label={t('shortPd')}>
          <Pd item={item} />
        </td>
        <td className={styles['figure']} data-label={t('shortIndex')}>
          {item.solvencyIndex === null ? (
            <span aria-hidden>—</span>
          ) : (
            <Figure value={item.solvencyIndex} decimals={1} />
          )}
        </td>
        <td data-label={t('confidence')}>{item.confidence ?? <span aria-hidden>—</span>}</td>
        <td className={styles['move']}>
          <Move move={item.move} isFirst={isFirst} />
        </td>
        <td className={styles['action']}>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={t('runAgainOf', { moment })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('runAgain')}
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={HISTORY_COLUMNS} className={styles['opened']}>
            <AgainFigures companyId={companyId} ratedAt={item.ratedAt} />
          </td>
        </tr>
      )}
    </>
  );
};
