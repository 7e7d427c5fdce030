import type { Rating } from '@mingjian/contract/ratings';
import { useTranslation } from '../../../i18n/index.ts';
import { formatFigure } from '../../../ui/index.ts';
import { decimalsOf } from '../pd-decimals.ts';
import styles from './term-structure.module.css';

/** Possibility of default within one to six years: a bar and its figure for each horizon. */
export const TermStructure = ({ terms }: { readonly terms: Rating['termStructure'] }) => {
  const { t } = useTranslation('rating');
  if (terms.length === 0) return null;
  const highest = Math.max(...terms.map(({ pd }) => Number(pd)));
  return (
    <table className={styles['terms']}>
      <caption>{t('termStructure')}</caption>
      <thead>
        <tr>
          {terms.map(({ years }) => (
            <th key={years} scope="col">
              {t('withinYears', { count: years })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {terms.map(({ years, pd }) => (
            <td key={years}>
              <span className={styles['track']} aria-hidden>
                <span style={{ height: `${(Number(pd) / highest) * 100}%` }} />
              </span>
              {formatFigure(pd, decimalsOf(pd))}&nbsp;%
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
};
