import type { Facet, FacetName } from '@mingjian/contract/search';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { formatCount } from '../../../ui/index.ts';
import { useFilterWords } from '../filter-words.ts';
import styles from './filters.module.css';

const SHOWN_AT_FIRST = 6;

export interface FacetGroupProps {
  readonly name: FacetName;
  readonly facet: Facet | undefined;
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

interface Option {
  readonly value: string;
  readonly count: number;
}

/** A chosen value stays in sight even when nothing has it any more. */
const listOptions = (facet: Facet | undefined, chosen: readonly string[]): readonly Option[] => {
  const counted = facet?.values ?? [];
  const lost = chosen.filter((value) => !counted.some((option) => option.value === value));
  return [...counted, ...lost.map((value) => ({ value, count: 0 }))];
};

/** The values of one filter with how many companies each would leave. */
export const FacetGroup = ({ name, facet, chosen, onToggle }: FacetGroupProps) => {
  const { t } = useTranslation('search');
  const wordsOf = useFilterWords();
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const options = listOptions(facet, chosen);
  if (options.length === 0) return null;
  const shown = options.filter(
    (option, at) => isOpen || at < SHOWN_AT_FIRST || chosen.includes(option.value),
  );
  return (
    <div className={styles['group']} role="group" aria-labelledby={headingId}>
      <h3 id={headingId} className={styles['heading']}>
        {t(name)}
      </h3>
      <ul className={styles['options']}>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <label className={styles['option']}>
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
              <span className={styles['words']}>{wordsOf(name, value)}</span>
              <span className={styles['count']}>{formatCount(count)}</span>
            </label>
          </li>
        ))}
      </ul>
      {facet?.isCapped && <p className={styles['note']}>{t('firstOnly')}</p>}
      {options.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('showLess') : t('showMore', { count: options.length })}
        </button>
      )}
    </div>
  );
};
