import type { Adjustment, Explanation, Override } from '@mingjian/contract/ratings';
import { DEFAULT_GRADE, getRatingClass, WORST_SCORED_GRADE } from '@mingjian/domain/ratings';
import { fromLogOdds } from '@mingjian/domain/solvency';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatCount, formatFigure } from '../../../ui/index.ts';
import { writeScoredPd } from '../pd-decimals.ts';
import { Odds, Points } from './factor-row.tsx';
import styles from './factor-table.module.css';

/** No removed fact draws further than to the worst class that a score can have. */
const DEFAULT_CLASS = getRatingClass(DEFAULT_GRADE).name;
const WORST_SCORED_CLASS = getRatingClass(WORST_SCORED_GRADE).name;

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

/** What is left of a removed fact bounds no class: it draws the total a part of the way. */
const useAdjustmentNote = (overrides: readonly Override[]): ((adjustment: Adjustment) => string) => {
  const { t } = useTranslation('rating');
  return ({ kind, code, class: name }) => {
    const fading = overrides.find(
      (override) => override.code === code && override.effect === 'fading' && override.isDecisive,
    );
    return kind === 'fact' && fading
      ? t('adjustmentFading', {
          weight: formatCount(Number(fading.weight) * 100),
          name: name === DEFAULT_CLASS ? WORST_SCORED_CLASS : name,
        })
      : t(`adjustment_${kind}`, { name });
  };
};

const AdjustmentRow = ({
  adjustment,
  note,
  isExact,
}: {
  readonly adjustment: Adjustment;
  readonly note: string;
  readonly isExact: boolean;
}) => {
  const pick = usePick();
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {pick(adjustment.name)} <span className={styles['muted']}>{note}</span>
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
export const SumRows = ({
  explanation: { score, adjustments, total },
  overrides,
  isExact,
}: PartProps & { readonly overrides: readonly Override[] }) => {
  const { t } = useTranslation('rating');
  const sayNote = useAdjustmentNote(overrides);
  return (
    <tfoot>
      <SumRow label={t('score')} note={t('scoreNote')} sum={score} isExact={isExact} isTotal />
      {adjustments.map((adjustment) => (
        <AdjustmentRow
          key={`${adjustment.kind} ${adjustment.code}`}
          adjustment={adjustment}
          note={sayNote(adjustment)}
          isExact={isExact}
        />
      ))}
      {total && adjustments.length > 0 && <SumRow label={t('total')} sum={total} isExact={isExact} isTotal />}
    </tfoot>
  );
};
