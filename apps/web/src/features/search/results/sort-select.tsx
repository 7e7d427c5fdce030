import type { Sort } from '@mingjian/contract/search';
import { SORTS } from '@mingjian/contract/search';
import { useTranslation } from '../../../i18n/index.ts';
import type { ResultColumn } from './result-columns.tsx';
import styles from './results.module.css';

export interface SortSelectProps {
  readonly columns: readonly ResultColumn[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** The order of the cards, which have no headers to press. */
export const SortSelect = ({ columns, sort, onSort }: SortSelectProps) => {
  const { t } = useTranslation('search');
  const sortable = columns.filter((column) => column.isSortable);
  return (
    <label className={styles['sort']}>
      <span>{t('sortBy')}</span>
      <select
        value={sort}
        onChange={({ target }) => onSort(SORTS.find((one) => one === target.value) ?? 'relevance')}
      >
        <option value="relevance">{t('relevance')}</option>
        {sortable.map(({ key, title }) => (
          <optgroup key={key} label={title}>
            <option value={key}>{title}</option>
            <option value={`-${key}`}>{t('descending', { column: title })}</option>
          </optgroup>
        ))}
      </select>
    </label>
  );
};
