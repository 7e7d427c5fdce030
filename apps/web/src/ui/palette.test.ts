import { describe, expect, it } from 'vitest';
import { GRADE_BANDS, PALETTES } from './palette.ts';
import type { Palette, ThemeName } from './palette.ts';

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

const TEXTS = ['text', 'textMuted', 'textFaint', 'accent', 'positive', 'warning', 'negative'] as const;
const GROUNDS = ['canvas', 'surface', 'raised', 'sunken', 'hover'] as const;
const SOFT = [
  ['accent', 'accentSoft'],
  ['positive', 'positiveSoft'],
  ['warning', 'warningSoft'],
  ['negative', 'negativeSoft'],
] as const satisfies readonly (readonly [keyof Palette, keyof Palette])[];

describe.each(['light', 'dark'] as const satisfies readonly ThemeName[])('the %s theme', (name) => {
  const palette = PALETTES[name];

  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    'reads %s on %s',
    (text, ground) => expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(SOFT)('reads %s on its own soft ground', (text, ground) =>
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it('reads white on a primary button', () => {
    expect(contrast('#ffffff', palette.accentFill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', palette.accentFillHover)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GRADE_BANDS[name])('reads the grade colour %s on surface, hover and sunken', (colour) => {
    for (const ground of [palette.surface, palette.hover, palette.sunken])
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows where the focus is', () => {
    for (const ground of GROUNDS) expect(contrast(palette.focus, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
