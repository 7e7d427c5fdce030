import { useState } from 'react';
import type { Contribution, Explanation, Override } from '@mingjian/contract/ratings';
import { useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { findPointRange } from './factor-bar.tsx';
import { FactorGroup } from './factor-group.tsx';
import type { RowsProps } from './factor-row.tsx';
import { SumCheck } from './sum-check.tsx';
import { BaseRow, SumRows } from './sum-rows.tsx';
import styles from './factor-table.module.css';

export interface FactorTableProps extends Pick<RowsProps, 'opened' | 'onToggle' | 'onOpenRecord'> {
  readonly explanation: Explanation;
  readonly overrides: readonly Override[];
}

/** Behaviour is told of even when nothing happened: that it adds nothing is an answer. */
const isShown = (model: Contribution['model'], factors: readonly Contribution[]): boolean =>
  factors.length > 0 || model === 'behaviour';

const MODELS = ['financial', 'behaviour', 'registry', 'contagion'] as const;

const HeadRow = ({ isExact }: { readonly isExact: boolean }) => {
  const { t } = useTranslation('rating');
  return (
    <tr>
      <th scope="col">{t('factor')}</th>
      <th scope="col" className={styles['minor']}>
        {t('value')}
      </th>
      <th scope="col" className={styles['step']}>
        {t('step')}
      </th>
      <th scope="col" className={styles['figure']}>
        {t('points')}
      </th>
      <th scope="col" className={styles['bar']}>
        {t('worstToBest')}
      </th>
      <th scope="col" className={styles['odds']}>
        {t(isExact ? 'logOdds' : 'odds')}
      </th>
    </tr>
  );
};

/** Every factor by model, with subtotals, score, adjustments and total; any row opens to what it rests on. */
export const FactorTable = ({ explanation, overrides, ...rows }: FactorTableProps) => {
  const { t } = useTranslation('rating');
  const [isExact, setIsExact] = useState(false);
  const { contributions } = explanation;
  const range = findPointRange(contributions);
  return (
    <div className={styles['factors']}>
      <div className={styles['head']}>
        <p className={styles['note']}>{t('factorsNote')}</p>
        <Button size="small" aria-pressed={isExact} onClick={() => setIsExact(!isExact)}>
          {t('allDecimals')}
        </Button>
      </div>
      <div className={styles['frame']} data-exact={isExact || undefined}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{t('factors')}</caption>
          <thead>
            <HeadRow isExact={isExact} />
          </thead>
          <BaseRow explanation={explanation} isExact={isExact} />
          {MODELS.map((model) => {
            const factors = contributions.filter((factor) => factor.model === model);
            if (!isShown(model, factors)) return null;
            return (
              <FactorGroup
                key={model}
                model={model}
                factors={factors}
                range={range}
                isExact={isExact}
                {...rows}
              />
            );
          })}
          <SumRows explanation={explanation} overrides={overrides} isExact={isExact} />
        </table>
      </div>
      <SumCheck explanation={explanation} />
    </div>
  );
};
