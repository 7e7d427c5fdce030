import { getOwners } from '@mingjian/contract/ownership';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { ErrorState, formatFigure, Loading, NoData, Section } from '../../../ui/index.ts';
import { BeneficialOwners } from './beneficial-owners.tsx';
import { Controllers } from './controllers.tsx';
import { DayDifference } from './day-difference.tsx';
import type { OwnershipQuestion } from '../ownership-question.ts';
import { HolderTable } from './holder-table.tsx';
import { LoopTable } from './loop-table.tsx';
import { listParties } from './party-name.tsx';
import { ThresholdChoice } from './threshold-choice.tsx';
import styles from './tables.module.css';

/** Who holds, who benefits, who controls: everything that is calculated above a company. */
export const OwnerSections = ({
  companyId,
  question,
}: {
  readonly companyId: number;
  readonly question: OwnershipQuestion;
}) => {
  const { t } = useTranslation('ownership');
  const { threshold, setThreshold, days, setDays } = question;
  const { data, error, refetch } = useCall(getOwners, { companyId, threshold }, { keepPrevious: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={8} />;
  const both = { owners: data, parties: listParties(data) };
  return (
    <>
      <Section title={t('controllers')} note={t('controllersNote')}>
        <Controllers {...both} />
      </Section>
      <Section title={t('beneficialOwners')} note={t('beneficialOwnersNote', { threshold: data.threshold })}>
        <ThresholdChoice threshold={threshold} onChange={setThreshold} />
        <BeneficialOwners {...both} />
      </Section>
      <Section title={t('holders')} note={t('holdersNote')} isFlush>
        {data.holders.length === 0 ? <NoData>{t('noHolders')}</NoData> : <HolderTable {...both} />}
        {Number(data.overstated) > 0 && (
          <p className={styles['warning']}>{t('overstated', { share: formatFigure(data.overstated) })}</p>
        )}
        {data.limits.isCut && <p className={styles['note']}>{t('cut')}</p>}
      </Section>
      <Section title={t('loops')} note={t('loopsNote')}>
        <LoopTable {...both} />
      </Section>
      <DayDifference companyId={companyId} asked={days} onAsk={setDays} />
    </>
  );
};
