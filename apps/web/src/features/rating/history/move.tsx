import type { HistoryItem } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatFigure } from '../../../ui/index.ts';
import styles from './history-table.module.css';

const POINT_DECIMALS = 1;

const Notches = ({ notches }: { readonly notches: number | null }) => {
  const { t } = useTranslation('rating');
  if (notches === null) return <>{t('moveWithoutClass')}</>;
  if (notches === 0) return <>{t('moveNone')}</>;
  return (
    <strong data-tone={notches > 0 ? 'up' : 'down'}>
      <span aria-hidden>{notches > 0 ? '▲ ' : '▼ '}</span>
      {t(notches > 0 ? 'moveUp' : 'moveDown', { count: Math.abs(notches) })}
    </strong>
  );
};

/** How a rating moved against the one before it, and what moved it. */
export const Move = ({
  move,
  isFirst,
}: {
  readonly move: HistoryItem['move'];
  readonly isFirst: boolean;
}) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  if (!move) return <span className={styles['muted']}>{t(isFirst ? 'firstRating' : 'moveNotKnown')}</span>;
  return (
    <>
      <Notches notches={move.notches} />
      {move.reasons.length > 0 && (
        <ul className={styles['reasons']}>
          {move.reasons.map((reason) => (
            <li key={reason.code}>
              {pick(reason.name)}{' '}
              {Number(reason.points) !== 0 && (
                <span className={styles['points']}>
                  {Number(reason.points) > 0 && '+'}
                  {t('pointsShort', { points: formatFigure(reason.points, POINT_DECIMALS) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
