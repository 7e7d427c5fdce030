import { MenusPage } from '../../features/menus/index.ts';
import { BUILT_PATHS } from '../shell/built-menus.ts';
import { ICON_NAMES, MenuIcon } from '../shell/menu-icon.tsx';

const SURROUNDINGS = {
  builtPaths: BUILT_PATHS,
  iconNames: ICON_NAMES,
  renderIcon: (name: string) => <MenuIcon name={name} />,
};

/** The administration of menus, which has to know what the app has built. */
export const Component = () => <MenusPage surroundings={SURROUNDINGS} />;
