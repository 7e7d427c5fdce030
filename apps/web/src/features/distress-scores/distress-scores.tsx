import { getDistressScores } from '@mingjian/contract/distress-scores';
import type { DistressScores as Answer } from '@mingjian/contract/distress-scores';
import { useCall } from '../../api/queries.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { EmptyState, ErrorState, Loading, Section } from '../../ui/index.ts';
import type { OpenCellRecord } from '../../ui/index.ts';
import { ScoreRow } from './score-row.tsx';
import styles from './distress-scores.module.css';

export interface DistressScoresProps {
  readonly companyId: number;
  /** Shows the record behind a cell; without it the number of the record is shown. */
  readonly onOpenRecord?: OpenCellRecord | undefined;
}

const Intro = ({ scores }: { readonly scores: Answer }) => {
  const { t } = useTranslation('distress-scores');
  const pick = usePick();
  const { periodEnd: period, earlierPeriodEnd: earlier } = scores;
  return (
    <div className={styles['caution']}>
      <p>{pick(scores.caution)}</p>
      {period !== null && (
        <p>{earlier === null ? t('accounts', { period }) : t('accountsOfTwo', { period, earlier })}</p>
      )}
    </div>
  );
};

const Scores = ({ companyId, onOpenRecord }: DistressScoresProps) => {
  const { t } = useTranslation('distress-scores');
  const { data, error, refetch } = useCall(getDistressScores, { companyId });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={8} />;
  if (data.periodEnd === null)
    return <EmptyState title={t('noAccountsTitle')}>{t('noAccountsText')}</EmptyState>;
  return (
    <>
      <Intro scores={data} />
      <ul className={styles['list']}>
        {data.scores.map((score) => (
          <ScoreRow key={score.code} score={score} onOpenRecord={onOpenRecord} />
        ))}
      </ul>
    </>
  );
};

/** Published models of financial distress beside the rating, each down to its cells or with what it lacks. */
export const DistressScores = (props: DistressScoresProps) => {
  const { t } = useTranslation('distress-scores');
  return (
    <Section title={t('title')} note={t('note')}>
      <Scores {...props} />
    </Section>
  );
};
