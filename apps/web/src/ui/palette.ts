export type ThemeName = 'light' | 'dark';

/** Every colour of the product, once. Own styles read them as `var(--mj-<name>)`, antd through `theme.ts`. */
export interface Palette {
  readonly canvas: string;
  readonly surface: string;
  readonly raised: string;
  readonly sunken: string;
  readonly hover: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly text: string;
  readonly textMuted: string;
  readonly textFaint: string;
  readonly accent: string;
  /** Fill of primary buttons; carries white text. */
  readonly accentFill: string;
  readonly accentFillHover: string;
  readonly accentSoft: string;
  readonly positive: string;
  readonly positiveSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly negative: string;
  readonly negativeSoft: string;
  /** The cinnabar of the brand's seal; never a state. */
  readonly seal: string;
  readonly focus: string;
  readonly shadow: string;
}

export const PALETTES: Readonly<Record<ThemeName, Palette>> = {
  light: {
    canvas: '#f5f6f8',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#eef1f5',
    hover: '#f2f5f9',
    line: '#e1e5ec',
    lineStrong: '#c2cad6',
    text: '#121a28',
    textMuted: '#475467',
    textFaint: '#5d6a80',
    accent: '#0e4d86',
    accentFill: '#0e4d86',
    accentFillHover: '#0a3d6c',
    accentSoft: '#e3edf7',
    positive: '#146337',
    positiveSoft: '#e2f2e8',
    warning: '#7f4c00',
    warningSoft: '#fbf0da',
    negative: '#b0241c',
    negativeSoft: '#fce9e7',
    seal: '#b5301f',
    focus: '#1b6ec2',
    shadow: '0 8px 28px rgb(16 26 44 / 0.14)',
  },
  dark: {
    canvas: '#0a0d13',
    surface: '#10151e',
    raised: '#171e2a',
    sunken: '#0d1219',
    hover: '#161d29',
    line: '#1f2836',
    lineStrong: '#344154',
    text: '#e5eaf2',
    textMuted: '#a8b4c6',
    textFaint: '#8d9ab0',
    accent: '#74b3f7',
    accentFill: '#1d66b5',
    accentFillHover: '#2674c9',
    accentSoft: '#12263d',
    positive: '#63c78d',
    positiveSoft: '#10291c',
    warning: '#e3b353',
    warningSoft: '#2b2210',
    negative: '#ff8379',
    negativeSoft: '#341715',
    seal: '#d9482f',
    focus: '#74b3f7',
    shadow: '0 10px 32px rgb(0 0 0 / 0.55)',
  },
};

/** The six bands of the rating scale (`domain/ratings`), best to worst, as text colours that stay readable. */
export const GRADE_BANDS: Readonly<Record<ThemeName, readonly string[]>> = {
  light: ['#0f6b43', '#3f6712', '#6b5900', '#8a4a00', '#a33a12', '#a81f24'],
  dark: ['#4fd19a', '#a3cf62', '#dcc757', '#f0ad55', '#f8925f', '#ff7f7a'],
};
