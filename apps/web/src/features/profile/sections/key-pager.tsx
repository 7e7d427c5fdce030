import { useTranslation } from '../../../i18n/index.ts';
import { Button, formatCount } from '../../../ui/index.ts';
import type { SectionList } from './use-section.ts';
import styles from './record-section.module.css';

/** Steps by key: how many pages are left is not known, and need not be. */
export const KeyPager = ({ list }: { readonly list: SectionList }) => {
  const { t } = useTranslation('common');
  const { t: tProfile } = useTranslation('profile');
  if (list.pagesBefore === 0 && !list.hasNext) return null;
  return (
    <nav className={styles['pager']} aria-label={t('pages')}>
      <span aria-live="polite">{tProfile('pageNumber', { page: formatCount(list.pagesBefore + 1) })}</span>
      <Button disabled={list.pagesBefore === 0} onClick={() => list.showPrevious()}>
        {t('previousPage')}
      </Button>
      <Button disabled={!list.hasNext} onClick={() => list.showNext()}>
        {t('nextPage')}
      </Button>
    </nav>
  );
};
