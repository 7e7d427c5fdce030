import type { ErrorReport } from '@mingjian/contract/error-reports';
import type { ReportState } from '@mingjian/domain/error-reports';
import { findDimension, findField } from '@mingjian/domain/dictionary';
import { usePick, useTranslation } from '../../i18n/index.ts';
import styles from './error-reports.module.css';

const TONES: Readonly<Partial<Record<ReportState, string>>> = {
  pending: 'warning',
  accepted: 'accent',
  rejected: 'negative',
  corrected: 'positive',
};

export const ReportStatus = ({ status }: { readonly status: ReportState }) => {
  const { t } = useTranslation('error-reports');
  return (
    <span className={styles['status']} data-tone={TONES[status]}>
      {t(`status_${status}`)}
    </span>
  );
};

/** Dimension and field of the datum, in words. */
export const useDatumWords = () => {
  const pick = usePick();
  return ({ datum }: ErrorReport): string => {
    if (!datum) return '';
    const dimension = findDimension(datum.dimension);
    const field = datum.field === null ? undefined : findField(datum.field);
    return [
      dimension ? pick({ en: dimension.en, cn: dimension.zh }) : datum.dimension,
      field && pick({ en: field.en, cn: field.zh }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};
