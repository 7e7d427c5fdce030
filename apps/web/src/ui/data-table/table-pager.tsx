import { useTranslation } from '../../i18n/index.ts';
import { Button } from '../button.tsx';
import { formatCount } from '../format.ts';
import { InlineSelect } from '../inline-select.tsx';
import { listPages } from './list-pages.ts';
import type { PageOf } from './table-types.ts';
import styles from './data-table.module.css';

const PAGE_SIZES = [20, 50, 100] as const;

export interface TablePagerProps {
  readonly data: Omit<PageOf<unknown>, 'items'>;
  readonly onPage: (page: number, pageSize: number) => void;
}

/** How many rows there are, the pages, and how many rows one has; nothing for a list of one short page. */
export const TablePager = ({ data: { page, pageSize, total, totalIsCapped }, onPage }: TablePagerProps) => {
  const { t } = useTranslation('common');
  if (total <= PAGE_SIZES[0] && page === 1) return null;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const sizes = [...new Set([...PAGE_SIZES, pageSize])].toSorted((a, b) => a - b);
  return (
    <nav className={styles['pager']} aria-label={t('pages')}>
      <span className={styles['total']} aria-live="polite">
        {t('rowsInAll', { total: `${formatCount(total)}${totalIsCapped ? '+' : ''}` })}
      </span>
      <Button size="small" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, last), pageSize)}>
        {t('previousPage')}
      </Button>
      {listPages(page, last).map((at, place) =>
        at === null ? (
          // A gap has no name of its own; there are two at most, and they keep their places.
          <span key={`gap ${place}`} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={at}
            type="button"
            className={styles['number']}
            aria-label={t('pageNumber', { page: formatCount(at) })}
            aria-current={at === page ? 'page' : undefined}
            onClick={() => onPage(at, pageSize)}
          >
            {formatCount(at)}
          </button>
        ),
      )}
      <Button size="small" disabled={page >= last} onClick={() => onPage(page + 1, pageSize)}>
        {t('nextPage')}
      </Button>
      <InlineSelect
        label={t('rowsPerPage')}
        value={String(pageSize)}
        options={sizes.map((size) => [String(size), String(size)] as const)}
        onChange={(size) => onPage(1, Number(size))}
      />
    </nav>
  );
};
