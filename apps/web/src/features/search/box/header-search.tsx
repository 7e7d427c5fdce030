import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/index.ts';
import { profilePath } from '../../../ui/company-name.tsx';
import { Glass } from './glass.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './header-search.module.css';

export const SEARCH_PATH = '/system/analysis';

export const searchPath = (keyword: string): string =>
  keyword === '' ? SEARCH_PATH : `${SEARCH_PATH}?${new URLSearchParams({ keyword }).toString()}`;

/** The box in the header of every screen; the search screen has its own, larger one. */
export const HeaderSearch = () => {
  const { t } = useTranslation('search-box');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  if (pathname === SEARCH_PATH) return null;
  return (
    <>
      <Link to={SEARCH_PATH} className={styles['shortcut']} aria-label={t('label')}>
        <Glass />
      </Link>
      <div className={styles['inHeader']}>
        <SearchBox
          key={pathname + params.toString()}
          initial=""
          onSearch={(keyword) => void navigate(searchPath(keyword))}
          onOpenCompany={(companyId) => void navigate(profilePath(companyId))}
        />
      </div>
    </>
  );
};
