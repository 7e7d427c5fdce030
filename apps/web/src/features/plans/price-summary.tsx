import type { PricedCatalogue } from '@mingjian/contract/plans';
import { calculatePrice, findCoveringPlans } from '@mingjian/domain/plans';
import type { Grants } from '@mingjian/domain/plans';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Section, formatCount, formatFigure } from '../../ui/index.ts';
import { findFeature } from './known-plans.ts';
import styles from './plans.module.css';

/** What a choice costs in a year, line by line, and ready-made plans that hold all of it. */
export const PriceSummary = ({
  choice,
  catalogue,
}: {
  readonly choice: Grants;
  readonly catalogue: PricedCatalogue;
}) => {
  const { t } = useTranslation('plans');
  const pick = usePick();
  const quote = calculatePrice(choice, catalogue.prices);
  const covering = findCoveringPlans(choice, catalogue);
  const priceOf = (yuan: string | null | undefined): string => (yuan ? formatFigure(yuan) : t('onRequest'));
  return (
    <Section title={t('price')} note={t('priceUnit')}>
      <div className={styles['form']} aria-live="polite">
        <table className={styles['table']}>
          <caption className="visually-hidden">{t('price')}</caption>
          <tbody>
            {quote.lines.map(({ feature, units, yuan }) => (
              <tr key={feature}>
                <th scope="row">
                  {pick(findFeature(feature))}
                  {units !== null && <span className={styles['price']}>{formatCount(units)}</span>}
                </th>
                <td className={styles['figure']}>{priceOf(yuan)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <span className={styles['quiet']}>{t('sum')}</span>
          <br />
          <span className={styles['sum']}>{formatFigure(quote.yuan)}</span>
        </p>
        {quote.unpriced.length > 0 && (
          <p className={styles['quiet']}>{t('unpriced', { count: quote.unpriced.length })}</p>
        )}
        {covering.length > 0 && (
          <p className={styles['quiet']}>
            {t('covered')}{' '}
            {covering
              .map((plan) => `${pick(plan)} (${priceOf(catalogue.prices.plans[plan.code])})`)
              .join(', ')}
          </p>
        )}
      </div>
    </Section>
  );
};
