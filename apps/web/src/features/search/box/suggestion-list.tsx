import type { Suggestion } from '@mingjian/contract/search';
import { findDivisionLabel } from '@mingjian/domain/divisions';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { ReportPrice } from '../../../ui/report-price.tsx';
import { SyntheticMark } from '../../../ui/synthetic-mark.tsx';
import { MatchedName } from './matched-name.tsx';
import { REASON_KEYS } from './reason-words.ts';
import styles from './search-box.module.css';

export interface SuggestionListProps {
  readonly id: string;
  readonly keyword: string;
  readonly items: readonly Suggestion[];
  readonly isLoading: boolean;
  /** Position of the chosen option; the last one leads to all results. */
  readonly active: number;
  readonly onPick: (position: number) => void;
  readonly onHover: (position: number) => void;
}

export const optionId = (listId: string, position: number): string => `${listId}-${position}`;

const Place = ({ company }: { readonly company: Suggestion }) => {
  const pick = usePick();
  const label = findDivisionLabel(company.city ?? company.province ?? '');
  return label && <span className={styles['place']}>{pick(label)}</span>;
};

const Names = ({ company, keyword }: { readonly company: Suggestion; readonly keyword: string }) => {
  const isOther = company.matchedName !== company.name;
  return (
    <span className={styles['names']}>
      <span className={styles['name']}>
        <MatchedName name={company.name} keyword={keyword} />
        {company.isSynthetic && <SyntheticMark />}
        <ReportPrice companyId={company.companyId} />
      </span>
      {isOther && (
        <span className={styles['otherName']}>
          <MatchedName name={company.matchedName} keyword={keyword} />
        </span>
      )}
      {!isOther && company.nameEn && (
        <span className={styles['otherName']} lang="en">
          {company.nameEn}
        </span>
      )}
    </span>
  );
};

/** The options below the box: companies with the name that fits and why, and the way to all results. */
export const SuggestionList = (props: SuggestionListProps) => {
  const { t } = useTranslation('search-box');
  const { id, keyword, items, isLoading, active } = props;
  const optionOf = (position: number) => ({
    id: optionId(id, position),
    role: 'option' as const,
    'aria-selected': active === position,
    className: styles['option'],
    // Before the input loses the focus, which would close the list under the pointer.
    onMouseDown: (event: React.MouseEvent) => {
      event.preventDefault();
      props.onPick(position);
    },
    onMouseMove: () => props.onHover(position),
  });
  return (
    <div className={styles['popup']}>
      <div id={id} role="listbox" aria-label={t('suggestions')} tabIndex={-1}>
        {items.map((company, position) => (
          <div key={company.companyId} {...optionOf(position)}>
            <Names company={company} keyword={keyword} />
            <span className={styles['why']}>
              <span className={styles['reason']}>{t(REASON_KEYS[company.matchReason])}</span>
              <Place company={company} />
            </span>
          </div>
        ))}
        <div {...optionOf(items.length)}>
          <span className={styles['all']}>{t('searchAll', { keyword })}</span>
        </div>
      </div>
      {items.length === 0 && (
        <p className={styles['note']} role="status">
          {t(isLoading ? 'searching' : 'nothing')}
        </p>
      )}
    </div>
  );
};
