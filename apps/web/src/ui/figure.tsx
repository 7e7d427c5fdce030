import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { FIGURE_DECIMALS, formatFigure, toThousandYuan } from './format.ts';
import { MISSING_KEYS } from './missing.ts';
import type { MissingReason } from './missing.ts';
import { Provenance } from './provenance.tsx';
import type { SourceNote } from './provenance.tsx';
import styles from './figure.module.css';

/** What stands where a value is missing: a dash, and the reason in words for eye and ear. */
export const Missing = ({
  reason = 'not_disclosed',
  isShort = false,
}: {
  readonly reason?: MissingReason;
  readonly isShort?: boolean;
}) => {
  const { t } = useTranslation('common');
  const words = t(MISSING_KEYS[reason]);
  return isShort ? (
    <span className={styles['missing']} title={words}>
      <span aria-hidden>—</span>
      <span className="visually-hidden">{words}</span>
    </span>
  ) : (
    <span className={styles['missing']}>{words}</span>
  );
};

export interface FigureProps {
  /** Decimal text as it came over the wire; null is missing. */
  readonly value: string | number | null | undefined;
  readonly decimals?: number;
  /** Divides yuan by 1,000, as portfolio and list tables do. */
  readonly isThousandYuan?: boolean;
  readonly unit?: ReactNode;
  readonly missing?: MissingReason;
  /** Writes a missing value as a dash with the reason on hover, for table cells. */
  readonly isShort?: boolean;
  readonly source?: SourceNote | undefined;
}

/** A number of the product: tabular digits, thousands separators, 2 decimals, its unit and its source. */
export const Figure = ({
  value,
  decimals = FIGURE_DECIMALS,
  isThousandYuan = false,
  unit,
  missing = 'not_disclosed',
  isShort = false,
  source,
}: FigureProps) => {
  if (value === null || value === undefined) return <Missing reason={missing} isShort={isShort} />;
  const amount = isThousandYuan ? toThousandYuan(String(value)) : value;
  const text = formatFigure(amount, decimals);
  const figure = (
    <span className={text.startsWith('\u2212') ? styles['negative'] : styles['figure']}>
      {text}
      {unit && <span className={styles['unit']}> {unit}</span>}
    </span>
  );
  return source ? <Provenance source={source}>{figure}</Provenance> : figure;
};
