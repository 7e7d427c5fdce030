import { theme } from 'antd';
import type { ThemeConfig } from 'antd';
import { PALETTES } from './palette.ts';
import type { ThemeName } from './palette.ts';

const RADIUS_PX = 4;

const tokensOf = (name: ThemeName): NonNullable<ThemeConfig['token']> => {
  const colours = PALETTES[name];
  return {
    colorPrimary: colours.accentFill,
    colorInfo: colours.accentFill,
    colorLink: colours.accent,
    colorLinkHover: colours.accent,
    colorSuccess: colours.positive,
    colorWarning: colours.warning,
    colorError: colours.negative,
    colorBgBase: colours.surface,
    colorBgLayout: colours.canvas,
    colorBgContainer: colours.surface,
    colorBgElevated: colours.raised,
    colorText: colours.text,
    colorTextSecondary: colours.textMuted,
    colorTextTertiary: colours.textFaint,
    colorTextDescription: colours.textMuted,
    colorTextPlaceholder: colours.textFaint,
    colorTextDisabled: colours.textFaint,
    colorIcon: colours.textMuted,
    colorBorder: colours.lineStrong,
    colorBorderSecondary: colours.line,
    colorSplit: colours.line,
    boxShadowSecondary: colours.shadow,
    borderRadius: RADIUS_PX,
    borderRadiusLG: RADIUS_PX + 2,
    fontFamily: 'var(--mj-font)',
    fontSize: 13,
    controlHeight: 32,
    wireframe: false,
  };
};

const componentsOf = (name: ThemeName): NonNullable<ThemeConfig['components']> => {
  const colours = PALETTES[name];
  return {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
    Input: { activeShadow: `0 0 0 2px ${colours.accentSoft}` },
    Menu: {
      itemBg: 'transparent',
      subMenuItemBg: 'transparent',
      itemSelectedBg: colours.accentSoft,
      itemSelectedColor: colours.accent,
      itemHoverBg: colours.hover,
      itemColor: colours.textMuted,
      itemHeight: 34,
      itemBorderRadius: RADIUS_PX,
      activeBarBorderWidth: 0,
    },
  };
};

/** The look of antd's components in one of the two themes. */
export const antdTheme = (name: ThemeName): ThemeConfig => ({
  cssVar: { key: 'mj' },
  hashed: false,
  algorithm: name === 'dark' ? [theme.darkAlgorithm] : [theme.defaultAlgorithm],
  token: tokensOf(name),
  components: componentsOf(name),
});
