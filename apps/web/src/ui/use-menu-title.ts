import { flattenMenus, useSession } from '../api/session/index.ts';
import { useLanguage } from '../i18n/index.ts';

/** The title that the menu data give a route; the words of the screen itself when no entry leads to it. */
export const useMenuTitle = (path: string, otherwise: string): string => {
  const lang = useLanguage();
  const entry = useSession(({ menus }) => flattenMenus(menus).find((item) => item.path === path));
  if (!entry) return otherwise;
  return lang === 'cn' ? entry.titleCn : entry.title;
};
