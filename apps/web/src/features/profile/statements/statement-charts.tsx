import { BarTrend } from '../../../charts/bar-trend.tsx';
import { useTranslation } from '../../../i18n/index.ts';
import { Figure, Missing, formatDate } from '../../../ui/index.ts';
import { useProfile } from '../profile-context.ts';
import { listAnnualSeries } from './statement-items.ts';
import { scaleYuan } from './units.ts';
import styles from './statement-charts.module.css';

const SHOWN = ['operating_revenue', 'net_profit', 'total_assets'] as const;
const MILLION_DIGITS = 6;
const FEWEST_YEARS = 2;

/** Revenue, net profit and total assets over the years, each on a scale of its own, with the figures as a table. */
export const StatementCharts = () => {
  const { t } = useTranslation('profile');
  const years = listAnnualSeries(useProfile().profile.statements);
  if (years.length < FEWEST_YEARS) return null;
  const valueOf = (index: number, item: string): string | null => {
    const value = years[index]?.items[item];
    return value === undefined ? null : scaleYuan(value, MILLION_DIGITS);
  };
  return (
    <div className={styles['charts']}>
      <div className={styles['row']}>
        {SHOWN.map((item) => (
          <figure key={item}>
            <figcaption>
              {t(`chart_${item}`)} <span>{t('millionYuan')}</span>
            </figcaption>
            {years.every((_year, index) => valueOf(index, item) === null) ? (
              <p className={styles['absent']}>
                <Missing />
              </p>
            ) : (
              <BarTrend
                label={t(`chart_${item}`)}
                points={years.map(({ periodEnd }, index) => ({
                  name: periodEnd.slice(0, 4),
                  value: valueOf(index, item),
                }))}
              />
            )}
          </figure>
        ))}
      </div>
      <details>
        <summary>{t('figuresAsTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('periodEnd')}</th>
              {SHOWN.map((item) => (
                <th key={item} scope="col">
                  {t(`chart_${item}`)} ({t('millionYuan')})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ periodEnd }, index) => (
              <tr key={periodEnd}>
                <th scope="row">{formatDate(periodEnd)}</th>
                {SHOWN.map((item) => (
                  <td key={item}>
                    <Figure value={valueOf(index, item)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
};
