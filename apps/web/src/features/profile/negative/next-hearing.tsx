import { presentRole } from '@mingjian/domain/companies';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatMomentInChina } from '../../../ui/index.ts';
import { Sourced } from '../sourced.tsx';
import type { NegativeSummary } from './use-negative-summary.ts';
import styles from './next-hearing.module.css';

/** A hearing within a week is pressing. */
const PRESSING_DAYS = 7;

/** How soon the company is in court, and in what matter. */
export const NextHearing = ({
  hearing,
}: {
  readonly hearing: NonNullable<NegativeSummary['nextHearing']>;
}) => {
  const { t } = useTranslation('negative');
  const pick = usePick();
  const { daysUntil, at, caseNumber, cause, court, role, upcoming, provenance } = hearing;
  const when =
    daysUntil === 0
      ? t('hearingToday')
      : daysUntil === 1
        ? t('hearingTomorrow')
        : t('hearingIn', { days: daysUntil });
  const about = [cause, court].filter((text) => text !== null).join(' · ');
  return (
    <p className={styles['hearing']} data-pressing={daysUntil <= PRESSING_DAYS || undefined}>
      <strong>{when}</strong>
      <Sourced provenance={provenance}>{formatMomentInChina(at)}</Sourced>
      <span lang="zh-CN">{caseNumber ?? t('noCaseNumber')}</span>
      {about !== '' && <span lang="zh-CN">{about}</span>}
      {role && <span>{pick(presentRole(role))}</span>}
      {upcoming > 1 && <span className={styles['more']}>{t('hearingMore', { count: upcoming - 1 })}</span>}
    </p>
  );
};
