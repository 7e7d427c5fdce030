import type { Distribution } from '@mingjian/contract/model-validation';
import { useTranslation } from '../../../i18n/index.ts';
import { bandOf, formatCount, formatFigure } from '../../../ui/index.ts';
import { writeShare, writeShortShare } from '../write-figures.ts';
import styles from './charts.module.css';

const FULL = 100;
const CONCENTRATION_DECIMALS = 3;

/** How the companies stand over the nineteen classes today. */
export const ClassHistogram = ({ today }: { readonly today: Distribution }) => {
  const { t } = useTranslation('model-validation');
  const { counts, rated, notRated, concentration, largestShare } = today;
  if (rated === 0 || concentration === null || largestShare === null) return <p>{t('nobodyRated')}</p>;
  const most = Math.max(...counts);
  return (
    <figure className={styles['figure']}>
      <ol className={styles['bars']} aria-label={t('today')}>
        {counts.map((count, at) => {
          const name = `3A${at + 1}`;
          return (
            <li
              key={name}
              title={`${name}: ${formatCount(count)} (${writeShare(count / rated)})`}
              style={{ ['--grade' as string]: `var(--mj-grade-${bandOf(name)})` }}
            >
              <span className={styles['space']}>
                <span className={styles['bar']} style={{ height: `${(FULL * count) / most}%` }} />
              </span>
              <span className={styles['name']}>
                <span className="visually-hidden">3A</span>
                {at + 1}
                <span className="visually-hidden">: {formatCount(count)}</span>
              </span>
              <span className={styles['share']}>{writeShortShare(count / rated)}%</span>
            </li>
          );
        })}
      </ol>
      <figcaption>
        {t('todayWords', {
          rated: formatCount(rated),
          notRated: formatCount(notRated),
          concentration: formatFigure(concentration, CONCENTRATION_DECIMALS),
          largest: writeShare(largestShare),
        })}
      </figcaption>
    </figure>
  );
};
