import type { Contribution } from '@mingjian/contract/ratings';
import { useTranslation } from '../../../i18n/index.ts';
import { formatOdds } from '../odds.ts';
import { FACTOR_COLUMNS, FactorRow, keyOf, Points } from './factor-row.tsx';
import type { RowsProps } from './factor-row.tsx';
import { sumFigures } from './sum-figures.ts';
import styles from './factor-table.module.css';

/** The factors of one model under their name, with what they make together. */
export const FactorGroup = ({
  model,
  factors,
  ...rows
}: RowsProps & { readonly model: Contribution['model']; readonly factors: readonly Contribution[] }) => {
  const { t } = useTranslation('rating');
  const logOdds = sumFigures(factors.map((factor) => factor.logOdds));
  return (
    <tbody>
      <tr className={styles['group']}>
        <th scope="rowgroup" colSpan={3}>
          {t(`model_${model}`)} <span className={styles['muted']}>{t(`model_${model}_note`)}</span>
        </th>
        <td className={styles['figure']}>
          <Points points={sumFigures(factors.map(({ points }) => points))} isExact={rows.isExact} />
        </td>
        <td aria-hidden className={styles['bar']} />
        <td className={styles['odds']}>
          {rows.isExact
            ? logOdds.replace('-', '\u2212')
            : t('oddsTimes', { times: formatOdds(Number(logOdds)) })}
        </td>
      </tr>
      {factors.length === 0 && (
        <tr>
          <td colSpan={FACTOR_COLUMNS} className={styles['none']}>
            {t(`model_${model}_none`)}
          </td>
        </tr>
      )}
      {factors.map((factor) => (
        <FactorRow key={keyOf(factor)} factor={factor} {...rows} />
      ))}
    </tbody>
  );
};
