import { useReportPrice } from '../api/report-price.ts';
import { useTranslation } from '../i18n/index.ts';
import { formatCount } from './format.ts';
import styles from './report-price.module.css';

/**
 * What following a link to a company costs, beside the link: nothing for a company that the organisation has opened this
 * year, and for an account without a limit. The words are a style, so that a name stays the name when it is copied.
 */
export const ReportPrice = ({ companyId }: { readonly companyId: number | undefined }) => {
  const { t } = useTranslation('common');
  const price = useReportPrice(companyId);
  if (!price) return null;
  const left = formatCount(price.left);
  return (
    <span
      className={styles['price']}
      data-words={t(price.left > 0 ? 'reportPrice' : 'reportPriceNone')}
      title={t(price.left > 0 ? 'reportPriceText' : 'reportPriceNoneText', { left, term: price.term })}
    />
  );
};
