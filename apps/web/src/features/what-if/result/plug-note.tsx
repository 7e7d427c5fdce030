import { useTranslation } from '../../../i18n/index.ts';
import { formatFigure } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import { writeSigned } from './figures.ts';
import styles from './result.module.css';

const PERCENT = 100;

/** What closes the balance, as lines of its own, and by what rates things follow. */
export const PlugNote = ({ bench }: { readonly bench: Bench }) => {
  const { t } = useTranslation('what-if');
  const { edited } = bench.rated;
  if (!edited?.plug) return null;
  const { plug, rates } = edited;
  const rate = (value: number) => formatFigure(value * PERCENT, 1);
  return (
    <div>
      <h3 className={styles['heading']}>{t('plug')}</h3>
      <dl className={styles['plug']}>
        <dt>{t('plugCash')}</dt>
        <dd>{writeSigned(Number(plug.cash), 2)}</dd>
        {Number(plug.borrowed) > 0 && (
          <>
            <dt>{t('plugBorrowed')}</dt>
            <dd>{writeSigned(Number(plug.borrowed), 2)}</dd>
          </>
        )}
      </dl>
      <p className={styles['quiet']}>
        {t(rates.isTaxOwn ? 'taxOwn' : 'taxSupposed', { rate: rate(rates.tax) })}{' '}
        {t(rates.isInterestOwn ? 'interestOwn' : 'interestSupposed', { rate: rate(rates.interest) })}
      </p>
    </div>
  );
};
