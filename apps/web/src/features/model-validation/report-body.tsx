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

export interface ReportProps {
  readonly report: ValidationReport;
  readonly today: Distribution;
}

/** Who is judged, how well the order was, and in which part of the cases. */
const Order = ({ report }: ReportProps) => {
  const { t } = useTranslation('model-validation');
  return (
    <>
      <Section title={t('overall')} note={t('overallNote')}>
        <KeyFigures figures={report.overall} />
      </Section>
      <Section title={t('cohorts')} note={t('cohortsNote')} isFlush>
        <CohortTable cohorts={report.cohorts} />
      </Section>
      <Section title={t('order')} note={t('orderNote')}>
        {report.overall.shortage === null ? (
          <div className={styles['pair']}>
            <PowerChart kind="cap" report={report} />
            <PowerChart kind="roc" report={report} />
          </div>
        ) : (
          <p>{t(`shortage_${report.overall.shortage}`)}</p>
        )}
      </Section>
      <Parts report={report} />
    </>
  );
};

/** Whether the level was right, over all and class by class. */
const Level = ({ report }: ReportProps) => {
  const { t } = useTranslation('model-validation');
  return (
    <>
      <Section title={t('level_test')} note={t('calibrationNote')}>
        <div className={styles['pair']}>
          <CalibrationChart classes={report.classes} />
          <LevelTest report={report} />
        </div>
      </Section>
      <Section title={t('classes')} note={t('classesNote')} isFlush>
        <ClassTable classes={report.classes} />
      </Section>
    </>
  );
};

/** How companies spread over the classes, how they move, and how far the scores have shifted. */
const Stability = ({ report, today }: ReportProps) => {
  const { t } = useTranslation('model-validation');
  return (
    <>
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

/** The parts of the figures, one at a time. */
export const REPORT_PARTS = { outcomes: Order, calibration: Level, stability: Stability };
export type ReportPart = keyof typeof REPORT_PARTS;
