import { Drawer, Menu } from 'antd';
import type { MenuProps } from 'antd';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../api/session/index.ts';
import type { MenuEntry } from '../../api/session/index.ts';
import { useLanguage, useTranslation } from '../../i18n/index.ts';
import { keepBuilt } from './built-menus.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './side-menu.module.css';

type Item = NonNullable<MenuProps['items']>[number];

const useItems = (): Item[] => {
  const menus = useSession((session) => session.menus);
  const lang = useLanguage();
  const titleOf = (entry: MenuEntry): string => (lang === 'cn' ? entry.titleCn : entry.title);
  const itemOf = (entry: MenuEntry): Item =>
    entry.children.length > 0
      ? { key: entry.path, type: 'group', label: titleOf(entry), children: entry.children.map(itemOf) }
      : {
          key: entry.path,
          icon: <MenuIcon name={entry.icon} />,
          label: <Link to={entry.path}>{titleOf(entry)}</Link>,
        };
  return keepBuilt(menus).map(itemOf);
};

const Entries = ({ onPick }: { readonly onPick?: () => void }) => {
  const items = useItems();
  const { pathname } = useLocation();
  return (
    <Menu
      className={styles['entries']}
      mode="inline"
      inlineIndent={12}
      items={items}
      selectedKeys={[pathname]}
      {...(onPick ? { onClick: onPick } : {})}
    />
  );
};

export const SideMenu = () => {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles['side']} aria-label={t('mainMenu')}>
      <Entries />
    </nav>
  );
};

/** The same menu on a narrow screen. */
export const MenuDrawer = ({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={264}
      title={t('mainMenu')}
      closable={{ 'aria-label': t('closeMenu') }}
      styles={{ body: { padding: 8 } }}
    >
      <nav aria-label={t('mainMenu')}>
        <Entries onPick={onClose} />
      </nav>
    </Drawer>
  );
};
