import type { Adjustment, Explanation } from '@mingjian/contract/ratings';
import { fromLogOdds } from '@mingjian/domain/solvency';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatFigure } from '../../../ui/index.ts';
import { writeScoredPd } from '../pd-decimals.ts';
import { Odds, Points } from './factor-row.tsx';
import styles from './factor-table.module.css';

interface SumProps {
  readonly label: string;
  readonly note?: string;
  readonly sum: { readonly points: string; readonly logOdds: string };
  readonly isExact: boolean;
  readonly isTotal?: boolean;
}

/** A state of the sum: its points and the possibility of default that they stand for. */
const SumRow = ({ label, note, sum, isExact, isTotal = false }: SumProps) => {
  const { t } = useTranslation('rating');
  return (
    <tr className={isTotal ? styles['total'] : undefined}>
      <th scope="row" colSpan={3}>
        {label} {note && <span className={styles['muted']}>{note}</span>}
      </th>
      <td className={styles['figure']}>
        <Points points={sum.points} isExact={isExact} />
      </td>
      <td aria-hidden className={styles['bar']} />
      <td className={styles['odds']}>
        {isExact
          ? sum.logOdds.replace('-', '\u2212')
          : t('standsFor', { pd: writeScoredPd(fromLogOdds(Number(sum.logOdds))) })}
      </td>
    </tr>
  );
};

const AdjustmentRow = ({
  adjustment,
  isExact,
}: {
  readonly adjustment: Adjustment;
  readonly isExact: boolean;
}) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {pick(adjustment.name)}{' '}
        <span className={styles['muted']}>
          {t(`adjustment_${adjustment.kind}`, { name: adjustment.class })}
        </span>
      </th>
      <td className={styles['figure']}>
        <Points points={adjustment.points} isExact={isExact} />
      </td>
      <td aria-hidden className={styles['bar']} />
      <td className={styles['odds']}>
        <Odds logOdds={adjustment.logOdds} isExact={isExact} />
      </td>
    </tr>
  );
};

interface PartProps {
  readonly explanation: Explanation;
  readonly isExact: boolean;
}

/** Where the sum begins. */
export const BaseRow = ({ explanation: { base }, isExact }: PartProps) => {
  const { t } = useTranslation('rating');
  const size = t(`size_${base.sizeGrade}`);
  const note = t(base.isSizeAssumed ? 'baseAssumed' : 'baseNote', {
    size,
    percent: formatFigure(base.centralTendency),
  });
  return (
    <tbody>
      <SumRow label={t('base')} note={note} sum={base} isExact={isExact} />
    </tbody>
  );
};

/** Score, what caps, a guarantee and facts add to it, and the total. */
export const SumRows = ({ explanation: { score, adjustments, total }, isExact }: PartProps) => {
  const { t } = useTranslation('rating');
  return (
    <tfoot>
      <SumRow label={t('score')} note={t('scoreNote')} sum={score} isExact={isExact} isTotal />
      {adjustments.map((adjustment) => (
        <AdjustmentRow
          key={`${adjustment.kind} ${adjustment.code}`}
          adjustment={adjustment}
          isExact={isExact}
        />
      ))}
      {total && adjustments.length > 0 && <SumRow label={t('total')} sum={total} isExact={isExact} isTotal />}
    </tfoot>
  );
};
