import { MenuOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { HeaderSearch } from '../../features/search/box/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Brand } from '../../ui/brand.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AsAtControl } from './as-at/index.ts';
import { NoticeBadge } from './notice-badge.tsx';
import styles from './header.module.css';

export const Header = ({ onOpenMenu }: { readonly onOpenMenu: () => void }) => {
  const { t } = useTranslation('shell');
  return (
    <header className={styles['header']}>
      <button type="button" className={styles['menu']} aria-label={t('openMenu')} onClick={onOpenMenu}>
        <MenuOutlined />
      </button>
      <Link to="/system/index" className={styles['brand']}>
        <Brand isCompact />
      </Link>
      <div className={styles['search']}>
        <HeaderSearch />
      </div>
      <div className={styles['tools']}>
        <AsAtControl />
        <LanguageSwitch />
        <ThemeSwitch />
        <NoticeBadge />
        <AccountMenu />
      </div>
    </header>
  );
};
