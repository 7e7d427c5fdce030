import type { StatementChecks as Checks } from '@mingjian/contract/financials';
import { useTranslation } from '../../../i18n/index.ts';
import { Figure } from '../../../ui/index.ts';
import styles from './ratio-table.module.css';

const CODES = ['balance', 'assets', 'liabilities', 'profit', 'net-profit', 'cash-flow', 'cash'] as const;
const isKnown = (code: string): code is (typeof CODES)[number] => CODES.some((known) => known === code);

/** Whether the parts of each statement add up; a gap is shown with its amount. */
export const StatementChecks = ({ checks }: { readonly checks: readonly Checks[] }) => {
  const { t } = useTranslation('ratios');
  return (
    <ul className={styles['checks']} aria-label={t('checks')}>
      {checks.map(({ periodEnd, checks: ofYear }) => {
        const failed = ofYear.filter(({ isHeld }) => isHeld === false);
        const held = ofYear.filter(({ isHeld }) => isHeld === true);
        return (
          <li key={periodEnd} data-held={failed.length === 0 && held.length > 0}>
            {periodEnd.slice(0, 4)}:{' '}
            {failed.length === 0
              ? held.length === 0
                ? t('notChecked')
                : t('checksHeld', { count: held.length })
              : failed.map(({ code, gap }) => (
                  <span key={code}>
                    {isKnown(code) ? t(`check_${code}`) : code} <Figure value={gap ?? '0'} />{' '}
                  </span>
                ))}
          </li>
        );
      })}
    </ul>
  );
};
