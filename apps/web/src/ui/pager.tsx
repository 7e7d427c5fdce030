import { useTranslation } from '../i18n/index.ts';
import { Button } from './button.tsx';
import { formatCount } from './format.ts';
import styles from './pager.module.css';

/** Steps through the pages of a long list; nothing for a list of one page. */
export const Pager = ({
  page,
  pageSize,
  total,
  onPage,
}: {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}) => {
  const { t } = useTranslation('common');
  if (total <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <nav className={styles['pager']} aria-label={t('pages')}>
      <span aria-live="polite">
        {t('rowsOf', { first: formatCount(first), last: formatCount(last), total: formatCount(total) })}
      </span>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('previousPage')}
      </Button>
      <Button disabled={last === total} onClick={() => onPage(page + 1)}>
        {t('nextPage')}
      </Button>
    </nav>
  );
};
