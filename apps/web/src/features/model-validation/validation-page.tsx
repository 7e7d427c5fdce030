import { getValidation } from '@mingjian/contract/model-validation';
import type { Validation } from '@mingjian/contract/model-validation';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState, formatMoment, Loading, Page, Section } from '../../ui/index.ts';
import { Models } from './cards/models.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { ReportBody } from './report-body.tsx';
import { SyntheticNote } from './synthetic-note.tsx';
import { useChoice } from './use-choice.ts';
import { useValidation } from './use-validation.ts';
import styles from './validation-page.module.css';

/** Figures of the choice, under the list of all cohorts to choose from. */
const Measured = ({ all }: { readonly all: Validation }) => {
  const { t } = useTranslation('model-validation');
  const [choice, change] = useChoice();
  const { data, error, refetch } = useCall(getValidation, choice, { keepPrevious: true });
  const cohorts = (all.report?.cohorts ?? []).map(({ on }) => on);
  return (
    <>
      <SyntheticNote cohorts={all.report?.cohorts ?? []} />
      <Section title={t('choose')} note={t('chooseNote')}>
        <ChoiceBar cohorts={cohorts} choice={choice} onChange={change} />
      </Section>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data?.report || !data.today ? (
        <Loading rows={8} />
      ) : (
        <ReportBody report={data.report} today={data.today} />
      )}
    </>
  );
};

const Body = () => {
  const { data, error, refetch } = useValidation();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={8} />;
  if (!data.report || data.report.cohorts.length === 0) return <NothingYet validation={data} />;
  return <Measured all={data} />;
};

/** `/system/credit/validation`: whether what the models said came true, and what the models are. */
export const ValidationPage = () => {
  const { t } = useTranslation('model-validation');
  const { data } = useValidation();
  return (
    <Page
      title={t('title')}
      subtitle={
        <>
          {t('subtitle')}
          {data?.measuredAt && (
            <span className={styles['measured']}>
              {t('measured', { moment: formatMoment(data.measuredAt), version: data.modelVersion })}
            </span>
          )}
        </>
      }
    >
      <div className={styles['sections']}>
        <Body />
        <Models />
      </div>
    </Page>
  );
};
