import type { PricedCatalogue } from '@mingjian/contract/plans';
import { PLAN_FEATURES, isOpen } from '@mingjian/domain/plans';
import type { Grant } from '@mingjian/domain/plans';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatCount } from '../../../ui/index.ts';
import styles from '../plan-desk.module.css';

/** Nineteen features by five plans and three packages. */
export const MatrixTable = ({ catalogue }: { readonly catalogue: PricedCatalogue }) => {
  const { t } = useTranslation('plan-desk');
  const pick = usePick();
  const sold = [...catalogue.plans, ...catalogue.packages];
  const wordsOf = (grant: Grant | undefined): string => {
    if (grant === null) return t('noLimit');
    if (typeof grant === 'number') return formatCount(grant);
    return t(grant ? 'open' : 'closed');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('matrix')}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('matrix')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('feature')}</th>
            {sold.map((one) => (
              <th key={one.code} scope="col">
                {pick(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PLAN_FEATURES.map((feature) => (
            <tr key={feature.code}>
              <th scope="row">{pick(feature)}</th>
              {sold.map((one) => {
                const grant = one.grants[feature.code];
                return (
                  <td key={one.code} className={isOpen(grant) ? undefined : styles['closed']}>
                    {wordsOf(grant)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
