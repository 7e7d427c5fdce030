import type { Distribution, ValidationReport } from '@mingjian/contract/model-validation';
import { useTranslation } from '../../i18n/index.ts';
import { Section } from '../../ui/index.ts';
import { CalibrationChart } from './charts/calibration-chart.tsx';
import { ClassHistogram } from './charts/class-histogram.tsx';
import { PowerChart } from './charts/power-chart.tsx';
import { ClassTable } from './class-table.tsx';
import { CohortTable } from './cohort-table.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LevelTest } from './level-test.tsx';
import { MoveTable } from './move-table.tsx';
import { Parts } from './parts.tsx';
import { ShiftFigures } from './shift-figures.tsx';
import styles from './report-body.module.css';

/** Order, level, classes, distribution, moves, shift: each with the number of its cases. */
export const ReportBody = ({
  report,
  today,
}: {
  readonly report: ValidationReport;
  readonly today: Distribution;
}) => {
  const { t } = useTranslation('model-validation');
  const { overall } = report;
  return (
    <>
      <Section title={t('overall')} note={t('overallNote')}>
        <KeyFigures figures={overall} />
      </Section>
      <Section title={t('cohorts')} note={t('cohortsNote')} isFlush>
        <CohortTable cohorts={report.cohorts} />
      </Section>
      <Section title={t('order')} note={t('orderNote')}>
        <div className={styles['pair']}>
          <PowerChart kind="cap" report={report} />
          <PowerChart kind="roc" report={report} />
        </div>
      </Section>
      <Parts report={report} />
      <Section title={t('calibration')} note={t('calibrationNote')}>
        <div className={styles['pair']}>
          <CalibrationChart classes={report.classes} />
          <LevelTest report={report} />
        </div>
      </Section>
      <Section title={t('classes')} note={t('classesNote')} isFlush>
        <ClassTable classes={report.classes} />
      </Section>
      <Section title={t('today')} note={t('todayNote')}>
        <ClassHistogram today={today} />
      </Section>
      <Section title={t('moves')} note={t('movesNote')}>
        <MoveTable moves={report.moves} />
      </Section>
      <Section title={t('shift')} note={t('shiftNote')}>
        <ShiftFigures shift={report.shift} />
      </Section>
    </>
  );
};
