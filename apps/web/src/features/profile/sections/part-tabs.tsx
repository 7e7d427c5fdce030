import { SECTION_PARTS } from '@mingjian/contract/sections';
import type { SectionCounts, SectionPart } from '@mingjian/contract/sections';
import { useTranslation } from '../../../i18n/index.ts';
import { formatCount } from '../../../ui/index.ts';
import styles from './part-tabs.module.css';

/** What stands, what is history, what may be of a namesake; a part without records is not offered. */
export const PartTabs = ({
  counts,
  part,
  onPart,
  label,
}: {
  readonly counts: SectionCounts;
  readonly part: SectionPart;
  readonly onPart: (part: SectionPart) => void;
  readonly label: string;
}) => {
  const { t } = useTranslation('profile');
  const offered = SECTION_PARTS.filter((one) => one === 'current' || counts[one] > 0);
  if (offered.length === 1) return null;
  return (
    <div className={styles['tabs']} role="group" aria-label={t('partsOf', { title: label })}>
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          className={styles['tab']}
          aria-pressed={one === part}
          onClick={() => onPart(one)}
        >
          {t(`part_${one}`)} <span className={styles['count']}>{formatCount(counts[one])}</span>
        </button>
      ))}
    </div>
  );
};
