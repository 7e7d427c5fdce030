import type { Validation } from '@mingjian/contract/model-validation';
import { useTranslation } from '../../i18n/index.ts';
import { EmptyState, formatCount, Section } from '../../ui/index.ts';

/** No year end can be judged yet: says why, and from when on. */
export const NothingYet = ({ validation }: { readonly validation: Validation }) => {
  const { t } = useTranslation('model-validation');
  const { measuredAt, next, leastCompanies } = validation;
  return (
    <Section title={t('outcomes')}>
      {measuredAt === null ? (
        <EmptyState title={t('notMeasured')}>{t('notMeasuredText')}</EmptyState>
      ) : next === null ? (
        <EmptyState title={t('noCohort')}>
          {t('tooFewCompanies', { least: formatCount(leastCompanies) })}
        </EmptyState>
      ) : (
        <EmptyState title={t('noCohort')}>{t('firstCloses', { on: next.on, until: next.until })}</EmptyState>
      )}
    </Section>
  );
};
