import { useState } from 'react';
import { getRatios } from '@mingjian/contract/financials';
import { RATIO_GROUPS } from '@mingjian/domain/financial-ratios';
import type { RatioGroup } from '@mingjian/domain/financial-ratios';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, Loading, Section } from '../../../ui/index.ts';
import { useProfile } from '../profile-context.ts';
import tabs from '../sections/part-tabs.module.css';
import { RatioTable } from './ratio-table.tsx';
import { StatementChecks } from './statement-checks.tsx';
import styles from './ratio-table.module.css';

const SERIES = ['as-reported', 'restated'] as const;

const Choice = <T extends string>({
  label,
  values,
  chosen,
  nameOf,
  onChoose,
}: {
  readonly label: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly nameOf: (value: T) => string;
  readonly onChoose: (value: T) => void;
}) => (
  <div className={styles['groups']} role="group" aria-label={label}>
    {values.map((value) => (
      <button
        key={value}
        type="button"
        className={tabs['tab']}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {nameOf(value)}
      </button>
    ))}
  </div>
);

/** The ratios of a company by year and group, each with its formula and its peers, and the checks of its statements. */
export const RatioSection = () => {
  const { t } = useTranslation('ratios');
  const { profile } = useProfile();
  const [series, setSeries] = useState<(typeof SERIES)[number]>('as-reported');
  const [group, setGroup] = useState<RatioGroup>('liquidity');
  const { data, error, refetch } = useCall(
    getRatios,
    { companyId: profile.companyId, series },
    { keepPrevious: true },
  );
  const hasRestated = profile.statements.some((statement) => statement.series === 'restated');
  const peers = data?.ratios.find((ratio) => ratio.peers)?.peers;
  return (
    <Section
      title={t('title')}
      note={peers ? t('peersNote', { day: peers.snapshotOn, group: t(`group_${peers.group}`) }) : undefined}
      actions={
        hasRestated && (
          <Choice
            label={t('series')}
            values={SERIES}
            chosen={series}
            nameOf={(one) => t(`series_${one}`)}
            onChoose={setSeries}
          />
        )
      }
      isFlush
    >
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading rows={8} /> : null}
      {data?.periods.length === 0 && <EmptyState title={t('noPeriods')}>{t('noPeriodsText')}</EmptyState>}
      {data && data.periods.length > 0 && (
        <>
          <Choice
            label={t('groups')}
            values={RATIO_GROUPS}
            chosen={group}
            nameOf={(one) => t(`groupOf_${one}`)}
            onChoose={setGroup}
          />
          <RatioTable
            caption={t(`groupOf_${group}`)}
            periods={data.periods}
            ratios={data.ratios.filter((ratio) => ratio.group === group)}
          />
          <StatementChecks checks={data.checks} />
        </>
      )}
    </Section>
  );
};
