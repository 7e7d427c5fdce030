import type { ValidationReport } from '@mingjian/contract/model-validation';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Section } from '../../ui/index.ts';
import { PartTable } from './part-table.tsx';
import type { PartKind } from './use-part-words.ts';
import styles from './parts.module.css';

const KINDS: readonly PartKind[] = ['cohort', 'size', 'section', 'depth'];

/** The figures by year end, size, industry or what the rating rests on, one of them at a time. */
export const Parts = ({ report }: { readonly report: ValidationReport }) => {
  const { t } = useTranslation('model-validation');
  const [kind, setKind] = useState<PartKind>('cohort');
  const parts = {
    cohort: report.byCohort,
    size: report.bySize,
    section: report.bySection,
    depth: report.byDepth,
  };
  return (
    <Section
      title={t('byPart')}
      note={t('byPartNote')}
      isFlush
      actions={
        <div className={styles['kinds']} role="group" aria-label={t('byPart')}>
          {KINDS.map((one) => (
            <button
              key={one}
              type="button"
              className={styles['kind']}
              aria-pressed={one === kind}
              onClick={() => setKind(one)}
            >
              {t(one)}
            </button>
          ))}
        </div>
      }
    >
      <PartTable kind={kind} parts={parts[kind]} />
    </Section>
  );
};
