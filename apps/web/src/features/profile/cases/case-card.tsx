import type { CaseChainView, CaseStageView } from '@mingjian/contract/case-chains';
import { presentEnum } from '@mingjian/domain/companies';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Figure } from '../../../ui/index.ts';
import { Sourced } from '../sourced.tsx';
import styles from './case-section.module.css';

/** What the case costs the company: what is owed where sources tell, else what was claimed. */
const Amounts = ({
  chain,
  netAssets,
}: {
  readonly chain: CaseChainView;
  readonly netAssets: { readonly periodEnd: string } | null;
}) => {
  const { t } = useTranslation('cases');
  const { amount, enforcedAmount, openAmount, openShareOfNetAssets, role } = chain;
  return (
    <dl className={styles['amounts']}>
      {amount !== null && (
        <div>
          <dt>{t('amount')}</dt>
          <dd>
            <Figure value={amount} unit="CNY" />
          </dd>
        </div>
      )}
      {enforcedAmount !== null && (
        <div>
          <dt>{t('enforced')}</dt>
          <dd>
            <Figure value={enforcedAmount} unit="CNY" />
          </dd>
        </div>
      )}
      {/* Whoever sues owes nothing of it. */}
      {!(role === 'plaintiff' && openAmount === null) && (
        <div>
          <dt>{t('owed')}</dt>
          <dd data-owed={openAmount !== null && Number(openAmount) > 0}>
            {openAmount === null ? t('notStated') : <Figure value={openAmount} unit="CNY" />}
            {openShareOfNetAssets !== null && Number(openShareOfNetAssets) > 0 && (
              <span className={styles['share']}>
                {t('share', { share: openShareOfNetAssets, year: netAssets?.periodEnd.slice(0, 4) ?? '' })}
              </span>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
};

const Stage = ({
  stage,
  hasOwnNumber,
}: {
  readonly stage: CaseStageView;
  /** Another number than the stage before it. */
  readonly hasOwnNumber: boolean;
}) => {
  const { t } = useTranslation('cases');
  const pick = usePick();
  return (
    <li className={styles['stage']} data-kind={stage.kind}>
      <span className={styles['date']}>{stage.date ?? t('undated')}</span>
      <Sourced provenance={stage.provenance}>{t(`stage_${stage.kind}`)}</Sourced>
      {stage.result && (
        <span className={styles['result']}>{pick(presentEnum(stage.result.field, stage.result.value))}</span>
      )}
      {hasOwnNumber && stage.caseNumber && (
        <span className={styles['number']} lang="zh-CN">
          {stage.caseNumber}
        </span>
      )}
    </li>
  );
};

/** One case: number, cause, side of the company, what is owed, and its stages in their order. */
export const CaseCard = ({
  chain,
  netAssets,
}: {
  readonly chain: CaseChainView;
  readonly netAssets: { readonly periodEnd: string } | null;
}) => {
  const { t } = useTranslation('cases');
  const pick = usePick();
  return (
    <li className={styles['case']}>
      <header className={styles['head']}>
        <strong lang="zh-CN">{chain.key.startsWith('record') ? t('noNumber') : chain.key}</strong>
        <span className={styles['tag']} data-state={chain.state}>
          {t(`state_${chain.state}`)}
        </span>
        {chain.role && <span className={styles['tag']}>{pick(presentEnum('company_role', chain.role))}</span>}
        <span className={styles['about']} lang="zh-CN">
          {[chain.cause, chain.court].filter((text) => text !== null).join(' · ')}
        </span>
      </header>
      <Amounts chain={chain} netAssets={netAssets} />
      <ol className={styles['stages']}>
        {chain.stages.map((stage, at) => (
          <Stage
            key={`${stage.provenance.recordId}-${stage.kind}`}
            stage={stage}
            hasOwnNumber={at > 0 && stage.caseNumber !== chain.stages[at - 1]?.caseNumber}
          />
        ))}
      </ol>
    </li>
  );
};
