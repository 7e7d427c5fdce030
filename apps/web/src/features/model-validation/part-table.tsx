import type { Estimate, Figures, Part } from '@mingjian/contract/model-validation';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { formatCount, formatFigure } from '../../ui/index.ts';
import { Day, Few, FigureTable, WithRange } from './figure-table.tsx';
import { usePartWords } from './use-part-words.ts';
import type { PartKind } from './use-part-words.ts';
import { writeArea, writePercent, writeRange, writeShare } from './write-figures.ts';

const BRIER_DECIMALS = 4;
const COLUMNS = ['cases', 'defaults', 'auc', 'accuracyRatio', 'ks', 'brier', 'meanPd', 'observed'] as const;

/** The figures of each part of the cases, in a row; those of the order are withheld where cases are few. */
export const PartTable = ({ kind, parts }: { readonly kind: PartKind; readonly parts: readonly Part[] }) => {
  const { t } = useTranslation('model-validation');
  const wordsOf = usePartWords();
  if (parts.length === 0) return null;
  const order = (figures: Figures, estimate: Estimate | null, write: (value: number) => string): ReactNode =>
    estimate ? (
      <WithRange value={write(estimate.value)} range={writeRange(estimate, write)} />
    ) : (
      <Few>{figures.shortage === null ? '' : t(`few_${figures.shortage}`)}</Few>
    );
  const cellsOf = (figures: Figures): readonly ReactNode[] => [
    formatCount(figures.cases),
    formatCount(figures.defaults),
    order(figures, figures.auc, writeArea),
    order(figures, figures.accuracyRatio, writeShare),
    order(figures, figures.ks, writeShare),
    order(figures, figures.brier, (value) => formatFigure(value, BRIER_DECIMALS)),
    figures.rate && writePercent(figures.rate.predicted),
    figures.rate && (
      <WithRange value={writePercent(figures.rate.observed)} range={writeRange(figures.rate, writePercent)} />
    ),
  ];
  return (
    <FigureTable
      caption={t(`part_${kind}`)}
      head={t(kind)}
      columns={COLUMNS.map((key) => ({ key, title: t(key) }))}
      rows={parts.map(({ part, figures }) => ({
        key: part ?? '',
        head: kind === 'cohort' && part !== null ? <Day on={part} /> : wordsOf(kind, part),
        cells: cellsOf(figures),
      }))}
    />
  );
};
