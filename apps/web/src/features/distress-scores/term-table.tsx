import { useState } from 'react';
import type { ScoreTerm } from '@mingjian/contract/distress-scores';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { formatFigure, StatementCells } from '../../ui/index.ts';
import type { OpenCellRecord } from '../../ui/index.ts';
import type { ScoreProps } from './score-row.tsx';
import styles from './term-table.module.css';

/** Ratios and rates; amounts of money have two decimals. */
const RATIO_DECIMALS = 4;
const LARGEST_RATIO = 10_000;
const POINT_DECIMALS = 3;
const COLUMNS_OF_SUM = 4;
const COLUMNS = 2;

const writeValue = (value: string): string =>
  Math.abs(Number(value)) < LARGEST_RATIO ? formatFigure(value, RATIO_DECIMALS) : formatFigure(value);

interface TermProps {
  readonly term: ScoreTerm;
  /** The score is a sum of weighted terms. */
  readonly isSum: boolean;
  readonly onOpenRecord: OpenCellRecord | undefined;
}

const TermCells = ({ term, isSum, onOpenRecord }: TermProps) => {
  const { t } = useTranslation('distress-scores');
  const pick = usePick();
  if (!term.formulaWords) return null;
  return (
    <tr>
      <td colSpan={isSum ? COLUMNS_OF_SUM : COLUMNS} className={styles['cells']}>
        <p className={styles['formula']}>
          <span className={styles['word']}>{t('formula')}</span> {pick(term.formulaWords)} ={' '}
          {term.value !== null && writeValue(term.value)}
        </p>
        <StatementCells
          caption={t('cellsOf', { name: pick(term.name) })}
          cells={term.cells}
          onOpenRecord={onOpenRecord}
        />
      </td>
    </tr>
  );
};

const TermRow = (props: TermProps) => {
  const { t } = useTranslation('distress-scores');
  const pick = usePick();
  const [isOpen, setIsOpen] = useState(false);
  const { term, isSum } = props;
  const name = pick(term.name);
  const absent = <span className={styles['absent']}>{t('notCalculated')}</span>;
  return (
    <>
      <tr>
        <th scope="row">
          {term.value === null ? (
            <span className={styles['plain']}>{name}</span>
          ) : (
            <button
              type="button"
              className={styles['toggle']}
              aria-expanded={isOpen}
              aria-label={t(isOpen ? 'hideCells' : 'showCells', { name })}
              onClick={() => setIsOpen(!isOpen)}
            >
              <span className={styles['arrow']} aria-hidden />
              {name}
            </button>
          )}
        </th>
        {/* As the paper prints it. */}
        {isSum && <td className={styles['figure']}>{term.weight?.replace('-', '−')}</td>}
        <td className={styles['figure']}>{term.value === null ? absent : writeValue(term.value)}</td>
        {isSum && (
          <td className={styles['figure']}>
            {term.contribution !== null && formatFigure(term.contribution, POINT_DECIMALS)}
          </td>
        )}
      </tr>
      {isOpen && <TermCells {...props} />}
    </>
  );
};

interface SumProps {
  readonly label: string;
  readonly points: string;
  readonly isSum: boolean;
}

const SumRow = ({ label, points, isSum }: SumProps) => (
  <tr>
    <th scope="row">
      <span className={styles['plain']}>{label}</span>
    </th>
    {isSum && <td colSpan={COLUMNS} aria-hidden />}
    <td className={styles['figure']}>{formatFigure(points, POINT_DECIMALS)}</td>
  </tr>
);

const Head = ({ isSum }: { readonly isSum: boolean }) => {
  const { t } = useTranslation('distress-scores');
  const keys = isSum ? (['weight', 'value', 'points'] as const) : (['value'] as const);
  return (
    <thead>
      <tr>
        <th scope="col">{t('quantity')}</th>
        {keys.map((key) => (
          <th key={key} scope="col" className={styles['figure']}>
            {t(key)}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** Weight, value and points of each quantity; with the constant they add up to the score of a model that is a sum. */
export const TermTable = ({ score, onOpenRecord }: ScoreProps) => {
  const { t } = useTranslation('distress-scores');
  const pick = usePick();
  const isSum = score.constant !== null;
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{pick(score.name)}</caption>
      <Head isSum={isSum} />
      <tbody>
        {score.terms.map((term) => (
          <TermRow key={term.code} term={term} isSum={isSum} onOpenRecord={onOpenRecord} />
        ))}
      </tbody>
      <tfoot>
        {score.constant !== null && score.constant !== '0' && (
          <SumRow label={t('constant')} points={score.constant} isSum />
        )}
        {score.score !== null && <SumRow label={t('total')} points={score.score} isSum={isSum} />}
      </tfoot>
    </table>
  );
};
