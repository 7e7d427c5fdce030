import { useState } from 'react';
import type { ScoreTerm } from '@mingjian/contract/distress-scores';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Figure, StatementCells } from '../../ui/index.ts';
import type { OpenCellRecord } from '../../ui/index.ts';
import type { ScoreProps } from './score-row.tsx';
import styles from './term-table.module.css';

const DECIMALS = 3;
const COLUMNS = 4;

interface TermProps {
  readonly term: ScoreTerm;
  readonly onOpenRecord: OpenCellRecord | undefined;
}

const TermCells = ({ term, onOpenRecord }: TermProps) => {
  const { t } = useTranslation('distress-scores');
  const pick = usePick();
  if (!term.formulaWords) return null;
  return (
    <tr>
      <td colSpan={COLUMNS} className={styles['cells']}>
        <p className={styles['formula']}>
          <span className={styles['word']}>{t('formula')}</span> {pick(term.formulaWords)} ={' '}
          <Figure value={term.value} decimals={DECIMALS} />
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
  const { term } = props;
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
        <td className={styles['figure']}>{term.weight?.replace('-', '−')}</td>
        <td className={styles['figure']}>
          {term.value === null ? absent : <Figure value={term.value} decimals={DECIMALS} />}
        </td>
        <td className={styles['figure']}>
          {term.contribution !== null && <Figure value={term.contribution} decimals={DECIMALS} />}
        </td>
      </tr>
      {isOpen && <TermCells {...props} />}
    </>
  );
};

const SumRow = ({ label, points }: { readonly label: string; readonly points: string }) => (
  <tr>
    <th scope="row">
      <span className={styles['plain']}>{label}</span>
    </th>
    <td colSpan={2} aria-hidden />
    <td className={styles['figure']}>
      <Figure value={points} decimals={DECIMALS} />
    </td>
  </tr>
);

/** Weight, value and points of each quantity; with the constant they add up to the score. */
export const TermTable = ({ score, onOpenRecord }: ScoreProps) => {
  const { t } = useTranslation('distress-scores');
  const pick = usePick();
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{pick(score.name)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('quantity')}</th>
          <th scope="col" className={styles['figure']}>
            {t('weight')}
          </th>
          <th scope="col" className={styles['figure']}>
            {t('value')}
          </th>
          <th scope="col" className={styles['figure']}>
            {t('points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {score.terms.map((term) => (
          <TermRow key={term.code} term={term} onOpenRecord={onOpenRecord} />
        ))}
      </tbody>
      <tfoot>
        {score.constant !== null && score.constant !== '0' && (
          <SumRow label={t('constant')} points={score.constant} />
        )}
        {score.score !== null && <SumRow label={t('total')} points={score.score} />}
      </tfoot>
    </table>
  );
};
