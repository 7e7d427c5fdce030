import { useId, useState } from 'react';
import { STATEMENT_DIMENSIONS } from '@mingjian/domain/records';
import type { StatementDimension } from '@mingjian/domain/records';
import { useTranslation } from '../../../i18n/index.ts';
import { InlineSelect, Section, TabRow } from '../../../ui/index.ts';
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
  const panelId = useId();
  return (
    <>
      <StatementCharts />
      <div className={styles['bar']}>
        <TabRow
          label={t('section_statements')}
          tabs={STATEMENT_DIMENSIONS.map((key) => ({ key, label: t(`statement_${key}`) }))}
          chosen={dimension}
          onChoose={setDimension}
          panelId={panelId}
        />
        <div className={styles['tools']}>
          <label className={styles['switch']}>
            <input
              type="checkbox"
              checked={withEmpty}
              onChange={({ currentTarget }) => setWithEmpty(currentTarget.checked)}
            />
            {t('allItems')}
          </label>
          <InlineSelect
            label={t('unit')}
            value={unit}
            options={UNITS.map(({ key }) => [key, t(`unit_${key}`)] as const)}
            onChange={(key) => setUnit(key as UnitKey)}
          />
        </div>
      </div>
      <div id={panelId} role="tabpanel" aria-label={t(`statement_${dimension}`)}>
        <StatementTable statements={statements} dimension={dimension} unit={unit} withEmpty={withEmpty} />
      </div>
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
