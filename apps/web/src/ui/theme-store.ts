import { useSyncExternalStore } from 'react';
import { GRADE_BANDS, PALETTES } from './palette.ts';
import type { ThemeName } from './palette.ts';

const THEME_KEY = 'theme';

const readTheme = (): ThemeName => {
  const stored = localStorage.getItem(THEME_KEY);
  if (stored === 'light' || stored === 'dark') return stored;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

let current: ThemeName = readTheme();
const listeners = new Set<() => void>();

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Writes the palette onto the root element as custom properties: own styles have no second list of colours. */
export const paintTheme = (): void => {
  const root = document.documentElement;
  root.dataset['theme'] = current;
  root.style.colorScheme = current;
  for (const [name, colour] of Object.entries(PALETTES[current]))
    root.style.setProperty(`--mj-${kebab(name)}`, String(colour));
  GRADE_BANDS[current].forEach((colour, band) => root.style.setProperty(`--mj-grade-${band + 1}`, colour));
};

export const changeTheme = (theme: ThemeName): void => {
  current = theme;
  localStorage.setItem(THEME_KEY, theme);
  paintTheme();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): ThemeName => useSyncExternalStore(subscribe, () => current);
