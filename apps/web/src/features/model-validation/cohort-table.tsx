import type { CohortLine } from '@mingjian/contract/model-validation';
import { useTranslation } from '../../i18n/index.ts';
import { formatCount } from '../../ui/index.ts';
import { Day, FigureTable } from './figure-table.tsx';

const COLUMNS = [
  'companies',
  'notRated',
  'inDefault',
  'inDefaultUnknown',
  'cases',
  'defaults',
  'syntheticCases',
] as const satisfies readonly (keyof CohortLine)[];

/** Who was known at each year end, who is left out and why, and how many are judged. */
export const CohortTable = ({ cohorts }: { readonly cohorts: readonly CohortLine[] }) => {
  const { t } = useTranslation('model-validation');
  return (
    <FigureTable
      caption={t('cohorts')}
      head={t('cohort')}
      columns={COLUMNS.map((key) => ({ key, title: t(`count_${key}`) }))}
      rows={cohorts.map((cohort) => ({
        key: cohort.on,
        head: <Day on={cohort.on} />,
        cells: COLUMNS.map((key) => formatCount(cohort[key])),
      }))}
    />
  );
};
