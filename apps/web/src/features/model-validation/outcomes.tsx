import { getValidation } from '@mingjian/contract/model-validation';
import type { Validation } from '@mingjian/contract/model-validation';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState, Loading, Section } from '../../ui/index.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { REPORT_PARTS } from './report-body.tsx';
import type { ReportPart } from './report-body.tsx';
import { SyntheticNote } from './synthetic-note.tsx';
import { useChoice } from './use-choice.ts';
import { useValidation } from './use-validation.ts';

interface MeasuredProps {
  readonly all: Validation;
  readonly part: ReportPart;
}

/** Figures of the choice, under the list of all cohorts to choose from. */
const Measured = ({ all, part }: MeasuredProps) => {
  const { t } = useTranslation('model-validation');
  const [choice, change] = useChoice();
  const { data, error, refetch } = useCall(getValidation, choice, { keepPrevious: true });
  const cohorts = all.report?.cohorts ?? [];
  const Part = REPORT_PARTS[part];
  return (
    <>
      <SyntheticNote cohorts={cohorts} />
      <Section title={t('choose')} note={t('chooseNote')}>
        <ChoiceBar cohorts={cohorts.map(({ on }) => on)} choice={choice} onChange={change} />
      </Section>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data?.report || !data.today ? (
        <Loading rows={8} />
      ) : (
        <Part report={data.report} today={data.today} />
      )}
    </>
  );
};

/** One part of what came of the companies of past year ends. */
export const Outcomes = ({ part }: { readonly part: ReportPart }) => {
  const { data, error, refetch } = useValidation();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={8} />;
  if (!data.report || data.report.cohorts.length === 0) return <NothingYet validation={data} />;
  return <Measured all={data} part={part} />;
};
