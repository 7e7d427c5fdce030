import { DEFAULT_GRADE, MASTER_SCALE, RATING_BANDS, RATING_CLASSES } from '@mingjian/domain/ratings';
import type { RatingClass } from '@mingjian/domain/ratings';
import { useTranslation } from '../../i18n/index.ts';
import { formatFigure } from '../../ui/format.ts';
import styles from './master-scale-figure.module.css';

const LOWEST_PERCENT = 0.02;
const HIGHEST_PERCENT = 100;

const boundOf = ({ grade }: RatingClass): number => MASTER_SCALE.upperBounds[grade - 1] ?? HIGHEST_PERCENT;

/** Length of a bar on a logarithmic axis, percent of the width. */
const lengthOf = (percent: number): number =>
  (Math.log(percent / LOWEST_PERCENT) / Math.log(HIGHEST_PERCENT / LOWEST_PERCENT)) * 100;

/** The 19 classes with the bound of each, straight from the scale that the rating uses. */
export const MasterScaleFigure = () => {
  const { t } = useTranslation('dashboard');
  return (
    <figure className={styles['figure']}>
      <figcaption>
        <strong>{t('scaleTitle')}</strong>
        <span>{t('scaleNote')}</span>
      </figcaption>
      <table className={styles['scale']}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('scaleClass')}</th>
            <th scope="col">{t('scaleSymbol')}</th>
            <th scope="col">{t('scaleBound')}</th>
          </tr>
        </thead>
        <tbody>
          {RATING_CLASSES.map((one) => (
            <tr key={one.name} data-band={RATING_BANDS.indexOf(one.band) + 1}>
              <th scope="row">{one.name}</th>
              <td>{one.symbol}</td>
              <td>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
                  <rect width={lengthOf(boundOf(one))} height="8" rx="0.6" />
                </svg>
                <span>{one.grade === DEFAULT_GRADE ? t('scaleFact') : formatFigure(boundOf(one))}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
};
