import { useLanguage } from '../i18n/index.ts';

/** A role as the reader's language calls it; one without a Chinese title by the one it has. */
export const useRoleTitle = () => {
  const lang = useLanguage();
  return ({ title, titleCn }: { readonly title: string; readonly titleCn: string | null }): string =>
    lang === 'cn' ? (titleCn ?? title) : title;
};
