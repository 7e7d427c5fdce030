import { describe, expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;

const texts = import.meta.glob<Texts>(['./en/*.ts', './cn/*.ts'], { eager: true, import: 'default' });
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./en/*', '!./cn/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const namespaces = Object.keys(texts).flatMap((path) => /^\.\/en\/(.+)\.ts$/.exec(path)?.[1] ?? []);
const textsOf = (lang: 'en' | 'cn', namespace: string): Texts => texts[`./${lang}/${namespace}.ts`] ?? {};
const withoutPlural = (key: string): string => key.replace(/_(one|other)$/, '');

const allCode = Object.values(sources).join('\n');
/** Beginnings of keys that are put together from a code: t(`nature_${code}`). */
const prefixes = [...allCode.matchAll(/`(?:[\w-]+:)?([a-zA-Z]{3}\w*)\$\{/g)].map((found) => found[1] ?? '');
const isUsed = (key: string): boolean =>
  new RegExp(`['"\`]([\\w-]+:)?${withoutPlural(key)}['"\`]`).test(allCode) ||
  prefixes.some((prefix) => key.startsWith(prefix));
const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map((found) => found[1] ?? '').toSorted();

describe.each(namespaces)('the texts of %s', (namespace) => {
  const en = textsOf('en', namespace);
  const cn = textsOf('cn', namespace);

  it('have the same keys in both languages', () => {
    expect(Object.keys(cn).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it('are all used', () => {
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('name the same values in both languages', () => {
    const places = (of: Texts) => Object.entries(of).map(([key, text]) => [key, placesIn(text)] as const);
    expect(Object.fromEntries(places(cn))).toEqual(Object.fromEntries(places(en)));
  });

  it('are Chinese where they should be, and never empty', () => {
    expect(Object.entries(cn).filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(
      Object.entries(en).filter(([, text]) => text.trim() === '' || /[\u4e00-\u9fff]{4,}/.test(text)),
    ).toEqual([]);
  });
});
