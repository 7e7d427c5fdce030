import type { ReactNode } from 'react';
import type { Statement } from '@mingjian/contract/companies';
import { useTranslation } from '../../i18n/index.ts';
import { Figure, Missing } from '../../ui/index.ts';
import { useProfile } from './profile-context.ts';
import { Sourced } from './sourced.tsx';
import { findOrigin, findLatestStatement } from './statements/statement-items.ts';
import { scaleYuan } from './statements/units.ts';
import { SummaryValue } from './summary-value.tsx';
import styles from './key-figures.module.css';

const Cell = ({
  label,
  note,
  isAbsent = false,
  children,
}: {
  readonly label: string;
  readonly note?: string;
  /** A reason stands where the figure would be: it is set smaller. */
  readonly isAbsent?: boolean;
  readonly children: ReactNode;
}) => (
  <div className={styles['cell']}>
    <dt>{label}</dt>
    <dd>
      <span className={isAbsent ? styles['absent'] : styles['value']}>{children}</span>
      {note && <span className={styles['note']}>{note}</span>}
    </dd>
  </div>
);

const MILLION_DIGITS = 6;

/** A figure of the latest statement in millions, to be read at a glance. */
const LatestFigure = ({
  statement,
  item,
}: {
  readonly statement: Statement | undefined;
  readonly item: string;
}) => {
  const { t } = useTranslation('profile');
  const { profile } = useProfile();
  const value = statement?.items[item];
  if (!statement || value === undefined) {
    const reason = profile.statementsState === 'found' ? 'not_disclosed' : profile.statementsState;
    return <Missing reason={reason} />;
  }
  return (
    <Sourced provenance={findOrigin(statement, item)}>
      <Figure value={scaleYuan(value, MILLION_DIGITS)} unit={t('millionYuan')} />
    </Sourced>
  );
};

/** The row of figures under the head. */
export const KeyFigures = () => {
  const { t } = useTranslation('profile');
  const { profile } = useProfile();
  const { summary, dataQuality } = profile;
  const latest = findLatestStatement(profile.statements);
  const year = latest ? t('fiscalYear', { year: latest.periodEnd.slice(0, 4) }) : undefined;
  const ofYear = year === undefined ? {} : { note: year };
  return (
    <dl className={styles['figures']}>
      <Cell label={t('registeredCapital')} isAbsent={summary.registeredCapital.value === null}>
        <SummaryValue name="registeredCapital" fact={summary.registeredCapital} />
      </Cell>
      <Cell label={t('yearsInBusiness')} isAbsent={summary.yearsInBusiness.value === null}>
        <SummaryValue name="yearsInBusiness" fact={summary.yearsInBusiness} />
      </Cell>
      <Cell label={t('employees')} isAbsent={summary.employees.value === null}>
        <SummaryValue name="employees" fact={summary.employees} />
      </Cell>
      <Cell label={t('revenue')} isAbsent={latest?.items['operating_revenue'] === undefined} {...ofYear}>
        <LatestFigure statement={latest} item="operating_revenue" />
      </Cell>
      <Cell label={t('netProfit')} isAbsent={latest?.items['net_profit'] === undefined} {...ofYear}>
        <LatestFigure statement={latest} item="net_profit" />
      </Cell>
      <Cell label={t('totalAssets')} isAbsent={latest?.items['total_assets'] === undefined} {...ofYear}>
        <LatestFigure statement={latest} item="total_assets" />
      </Cell>
      <Cell label={t('dataQuality')} note={t('outOf100')}>
        <Figure value={dataQuality.score} decimals={0} />
      </Cell>
    </dl>
  );
};
