import { Segmented, Switch, Tabs } from 'antd';
import { useState } from 'react';
import { STATEMENT_DIMENSIONS } from '@mingjian/domain/records';
import type { StatementDimension } from '@mingjian/domain/records';
import { useTranslation } from '../../../i18n/index.ts';
import { Section } from '../../../ui/index.ts';
import { AbsentSection } from '../sections/absent-section.tsx';
import { useProfile } from '../profile-context.ts';
import { StatementCharts } from './statement-charts.tsx';
import { StatementTable } from './statement-table.tsx';
import { UNITS } from './units.ts';
import type { UnitKey } from './units.ts';
import styles from './statement-section.module.css';

const Statements = () => {
  const { t } = useTranslation('profile');
  const { statements } = useProfile().profile;
  const [dimension, setDimension] = useState<StatementDimension>('balance_sheet');
  const [unit, setUnit] = useState<UnitKey>('thousand');
  const [withEmpty, setWithEmpty] = useState(false);
  return (
    <>
      <StatementCharts />
      <div className={styles['bar']}>
        <Tabs
          className={styles['tabs'] ?? ''}
          activeKey={dimension}
          onChange={(key) => setDimension(key as StatementDimension)}
          items={STATEMENT_DIMENSIONS.map((key) => ({ key, label: t(`statement_${key}`) }))}
        />
        <div className={styles['tools']}>
          <label className={styles['switch']}>
            <Switch size="small" checked={withEmpty} onChange={setWithEmpty} aria-label={t('allItems')} />
            <span aria-hidden>{t('allItems')}</span>
          </label>
          <Segmented<UnitKey>
            size="small"
            aria-label={t('unit')}
            value={unit}
            onChange={setUnit}
            options={UNITS.map(({ key }) => ({ value: key, label: t(`unit_${key}`) }))}
          />
        </div>
      </div>
      <StatementTable statements={statements} dimension={dimension} unit={unit} withEmpty={withEmpty} />
    </>
  );
};

/** Statements of all years side by side, as withheld or missing where that is so. */
export const StatementSection = () => {
  const { t } = useTranslation('profile');
  const { profile } = useProfile();
  const hasStatements = profile.statements.length > 0;
  return (
    <Section
      title={t('section_statements')}
      note={hasStatements ? t('statementCount', { count: profile.statements.length }) : undefined}
      isFlush
    >
      {hasStatements ? <Statements /> : <AbsentSection state={profile.statementsState} checkedAt={null} />}
    </Section>
  );
};
