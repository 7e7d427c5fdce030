import i18n from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '../api/session/index.ts';
import { getSession, storeLanguage, useSession } from '../api/session/index.ts';

export type Texts = { readonly [key: string]: string };

/** `cn` is no language tag: it stays in storage and on the wire, and becomes `zh-CN` where a tag is asked for. */
export const TAGS = { en: 'en', cn: 'zh-CN' } as const satisfies Record<Language, string>;

const files = import.meta.glob<{ default: Texts }>(['./en/*.ts', './cn/*.ts']);

const load = async (lang: Language, namespace: string): Promise<void> => {
  if (i18n.hasResourceBundle(TAGS[lang], namespace)) return;
  const file = files[`./${lang}/${namespace}.ts`];
  if (!file) throw new Error(`no texts ${lang}/${namespace}`);
  i18n.addResourceBundle(TAGS[lang], namespace, (await file()).default);
};

const wanted = new Set<string>();

/** Loads the texts of the named features in the language of the session; a route does so beside its code. */
export const loadTexts = async (...namespaces: readonly string[]): Promise<void> => {
  for (const namespace of namespaces) wanted.add(namespace);
  await Promise.all(namespaces.map((namespace) => load(getSession().lang, namespace)));
};

const markRoot = (lang: Language): void => {
  const root = document.documentElement;
  root.lang = TAGS[lang];
  if (lang === 'en') root.dataset['layout'] = 'en';
  else delete root.dataset['layout'];
};

export const startTexts = async (): Promise<void> => {
  const { lang } = getSession();
  await i18n.use(initReactI18next).init({
    lng: TAGS[lang],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: 'added' },
    // Both languages are complete (a test): a missing text is a fault, never another language's word.
    fallbackLng: false,
  });
  markRoot(lang);
};

export const changeLanguage = async (lang: Language): Promise<void> => {
  await Promise.all([...wanted].map((namespace) => load(lang, namespace)));
  storeLanguage(lang);
  await i18n.changeLanguage(TAGS[lang]);
  markRoot(lang);
};

export const useLanguage = (): Language => useSession((session) => session.lang);

/** Picks the language of the session from words that exist in both. */
export const usePick = (): ((words: { readonly en: string; readonly cn: string }) => string) => {
  const lang = useLanguage();
  return (words) => words[lang];
};

export { useTranslation };
