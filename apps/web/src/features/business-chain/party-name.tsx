import { useLanguage } from '../../i18n/index.ts';

/** A name in the language of the screen where it is known in it, marked as what it is. */
export const PartyName = ({ name, nameEn }: { readonly name: string; readonly nameEn: string | null }) => {
  const isEnglish = useLanguage() === 'en' && nameEn !== null;
  return <span lang={isEnglish ? 'en' : 'zh-CN'}>{isEnglish ? nameEn : name}</span>;
};
