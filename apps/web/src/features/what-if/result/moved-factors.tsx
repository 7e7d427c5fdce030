import { usePick, useTranslation } from '../../../i18n/index.ts';
import type { Bench } from '../bench.ts';
import { writeSigned } from './figures.ts';
import { listMoves } from './list-moves.ts';
import styles from './result.module.css';

const MOST_SHOWN = 8;
const WHOLE = 100;

/** Bars of the factors that moved, in points. */
export const MovedFactors = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const pick = usePick();
  const moves = listMoves(bench.base, bench.rated.result, bench.rated.input.linkedParties);
  const most = Math.max(...moves.map(({ points }) => Math.abs(points)), 1);
  if (moves.length === 0) return null;
  return (
    <div>
      <h3 className={styles['heading']}>{t('movedFactors')}</h3>
      <ul className={styles['moves']}>
        {moves.slice(0, MOST_SHOWN).map(({ key, name, points }) => (
          <li key={key} className={styles['move']}>
            <span className={styles['moveName']}>{pick(name)}</span>
            <span className={points < 0 ? styles['worse'] : styles['better']}>{writeSigned(points)}</span>
            <span className={styles['track']} aria-hidden>
              <span
                className={points < 0 ? styles['barWorse'] : styles['barBetter']}
                style={{ width: `${(WHOLE / 2) * (Math.abs(points) / most)}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      {moves.length > MOST_SHOWN && (
        <p className={styles['quiet']}>{t('moreFactors', { count: moves.length - MOST_SHOWN })}</p>
      )}
    </div>
  );
};
