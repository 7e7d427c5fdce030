import { useTranslation } from '../../../i18n/index.ts';
import { ButtonLink, formatFigure, NoData, Section } from '../../../ui/index.ts';
import type { OwnershipQuestion } from '../ownership-question.ts';
import { BeneficialOwners } from './beneficial-owners.tsx';
import { Controllers } from './controllers.tsx';
import { DayDifference } from './day-difference.tsx';
import { HolderTable } from './holder-table.tsx';
import { Investments } from './investments.tsx';
import { LoopTable } from './loop-table.tsx';
import { ThresholdChoice } from './threshold-choice.tsx';
import { TopTen } from './top-ten.tsx';
import { WithOwners } from './with-owners.tsx';
import styles from './tables.module.css';

interface PartProps {
  readonly companyId: number;
  readonly question: OwnershipQuestion;
}

/** Loops among the holders, beside the graph that shows them. */
export const LoopSection = ({
  companyId,
  question,
  onShow,
}: PartProps & { readonly onShow: (companyIds: readonly number[]) => void }) => {
  const { t } = useTranslation('ownership');
  return (
    <WithOwners companyId={companyId} threshold={question.threshold}>
      {(known) => (
        <Section title={t('loops')} note={t('loopsNote')}>
          <LoopTable {...known} onShow={onShow} />
        </Section>
      )}
    </WithOwners>
  );
};

/** Everybody above the company: disclosed by itself where it is listed, over all paths; and what it holds itself. */
export const HolderSections = ({
  companyId,
  question,
  onOpenRecord,
}: PartProps & { readonly onOpenRecord: (recordId: number) => void }) => {
  const { t } = useTranslation('ownership');
  return (
    <>
      <WithOwners companyId={companyId} threshold={question.threshold}>
        {(known) => (
          <>
            <TopTen
              companyId={companyId}
              isListed={known.owners.company.isListed === true}
              onOpenRecord={onOpenRecord}
            />
            <Section title={t('holders')} note={t('holdersNote')} isFlush>
              {known.owners.holders.length === 0 ? (
                <NoData>{t('noHolders')}</NoData>
              ) : (
                <HolderTable {...known} />
              )}
              {Number(known.owners.overstated) > 0 && (
                <p className={styles['warning']}>
                  {t('overstated', { share: formatFigure(known.owners.overstated) })}
                </p>
              )}
              {known.owners.limits.isCut && <p className={styles['note']}>{t('cut')}</p>}
            </Section>
          </>
        )}
      </WithOwners>
      <Investments key={companyId} companyId={companyId} />
    </>
  );
};

/** Who controls and who benefits, and what of it changed between two days. */
export const ControlSections = ({ companyId, question }: PartProps) => {
  const { t } = useTranslation('ownership');
  const { t: tOwners } = useTranslation('owners');
  const { threshold, setThreshold, days, setDays } = question;
  return (
    <>
      <WithOwners companyId={companyId} threshold={threshold}>
        {(known) => (
          <>
            <Section title={t('controllers')} note={t('controllersNote')}>
              <Controllers {...known} />
            </Section>
            <Section
              title={t('beneficialOwners')}
              note={t('beneficialOwnersNote', { threshold: known.owners.threshold })}
              actions={
                <ButtonLink size="small" to={`/system/credit/shareholder?companyId=${companyId}#statement`}>
                  {tOwners('toStatement')}
                </ButtonLink>
              }
            >
              <ThresholdChoice threshold={threshold} onChange={setThreshold} />
              <BeneficialOwners {...known} />
            </Section>
          </>
        )}
      </WithOwners>
      <DayDifference {...{ companyId, threshold }} asked={days} onAsk={setDays} />
    </>
  );
};
