import { useTranslation } from '../../i18n/index.ts';
import { formatMoment, Page, PlaceTabs } from '../../ui/index.ts';
import type { PlaceTab } from '../../ui/index.ts';
import { BenchmarkSection, CardSection } from './cards/models.tsx';
import { Outcomes } from './outcomes.tsx';
import { REPORT_PARTS } from './report-body.tsx';
import type { ReportPart } from './report-body.tsx';
import { useValidation } from './use-validation.ts';
import styles from './validation-page.module.css';

const useTabs = (): readonly PlaceTab[] => {
  const { t } = useTranslation('model-validation');
  const parts = Object.keys(REPORT_PARTS) as readonly ReportPart[];
  return [
    ...parts.map((part) => ({ key: part, label: t(`tab_${part}`), render: () => <Outcomes part={part} /> })),
    { key: 'benchmarks', label: t('benchmarks'), render: () => <BenchmarkSection /> },
    { key: 'cards', label: t('cards'), render: () => <CardSection /> },
  ];
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
        <PlaceTabs label={t('title')} tabs={useTabs()} />
      </div>
    </Page>
  );
};
