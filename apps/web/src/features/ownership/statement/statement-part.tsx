import { getOwnerStatement } from '@mingjian/contract/ownership';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, ErrorState, Loading, Section } from '../../../ui/index.ts';
import type { OwnershipQuestion } from '../ownership-question.ts';
import { ThresholdChoice } from '../tables/threshold-choice.tsx';
import { StatementPaper } from './statement-paper.tsx';

/** The statement of beneficial owners as it is printed. */
export const StatementPart = ({
  companyId,
  question: { threshold, setThreshold },
}: {
  readonly companyId: number;
  readonly question: OwnershipQuestion;
}) => {
  const { t } = useTranslation('owners');
  const input = { companyId, threshold };
  const { data, error, refetch } = useCall(getOwnerStatement, input, { keepPrevious: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={10} />;
  return (
    <Section
      title={t('statement')}
      note={t('statementNote')}
      actions={<Button onClick={() => print()}>{t('print')}</Button>}
    >
      <ThresholdChoice threshold={threshold} onChange={setThreshold} />
      <StatementPaper statement={data} />
    </Section>
  );
};
