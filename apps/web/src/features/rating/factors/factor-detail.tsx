import type { Contribution } from '@mingjian/contract/ratings';
import { Link } from 'react-router';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { ClassBadge, formatFigure, StatementCells } from '../../../ui/index.ts';
import type { OpenRecord } from '../open-record.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { FactorBand, FormulaValue } from './factor-value.tsx';
import styles from './factor-detail.module.css';

export interface FactorDetailProps {
  readonly factor: Contribution;
  readonly onOpenRecord: OpenRecord | undefined;
}

const POINT_DECIMALS = 2;
const LOG_ODDS_DECIMALS = 4;

const Formula = ({ factor }: Pick<FactorDetailProps, 'factor'>) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  if (!factor.formulaWords) return null;
  return (
    <p className={styles['formula']}>
      <span className={styles['word']}>{t('formula')}</span> {pick(factor.formulaWords)} ={' '}
      <strong>
        <FormulaValue factor={factor} />
      </strong>
    </p>
  );
};

/** Where the points stand between the worst and the best, and what they do to the odds. */
const Reckoning = ({ factor }: Pick<FactorDetailProps, 'factor'>) => {
  const { t } = useTranslation('rating');
  const write = (points: string): string => formatFigure(points, POINT_DECIMALS);
  return (
    <p className={styles['reckoning']}>
      {factor.band && factor.state === 'known' && (
        <span>
          {t('step')} <FactorBand factor={factor} />
        </span>
      )}
      <span>
        {t('pointsOf', {
          points: write(factor.points),
          worst: write(factor.worstPoints),
          best: write(factor.bestPoints),
        })}
      </span>
      {Number(factor.pointsLost) > 0 && <span>{t('pointsLost', { points: write(factor.pointsLost) })}</span>}
      <span>{t('logOddsOf', { logOdds: formatFigure(factor.logOdds, LOG_ODDS_DECIMALS) })}</span>
    </p>
  );
};

const Party = ({ party }: { readonly party: NonNullable<Contribution['party']> }) => {
  const { t } = useTranslation('rating');
  return (
    <p className={styles['party']}>
      <span className={styles['word']}>{t(`party_${party.relation}`)}</span>{' '}
      <Link to={`/system/credit/rating?companyId=${party.companyId}`} lang="zh-CN">
        {party.name}
      </Link>{' '}
      <ClassBadge ratingClass={party.class} />
    </p>
  );
};

/** A factor opened: its formula, its step, and the cells, records or company that it rests on. */
export const FactorDetail = ({ factor, onOpenRecord }: FactorDetailProps) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  const name = pick(factor.name);
  const rests = factor.cells.length + factor.evidence.length > 0 || factor.party !== null;
  return (
    <div className={styles['detail']}>
      <Formula factor={factor} />
      {factor.state === 'missing' && <p className={styles['word']}>{t('missingAddsNothing')}</p>}
      <Reckoning factor={factor} />
      {(factor.model === 'behaviour' || factor.model === 'contagion') && (
        <p className={styles['word']}>{t(`rule_${factor.model}`)}</p>
      )}
      {factor.cells.length > 0 && (
        <StatementCells
          caption={t('cellsOf', { name })}
          cells={factor.cells.map((cell) => ({ ...cell, unit: t('unitYuan') }))}
          onOpenRecord={onOpenRecord}
        />
      )}
      {factor.evidence.length > 0 && <EvidenceList factor={factor} onOpenRecord={onOpenRecord} />}
      {factor.party && <Party party={factor.party} />}
      {!rests && factor.model === 'registry' && <p className={styles['word']}>{t('fromRegistration')}</p>}
    </div>
  );
};
