import { lookAtScreens } from '../../support/look-at-screens.ts';
import { EXPORT_SCREENS } from '../../support/export-screens.ts';

lookAtScreens(EXPORT_SCREENS, { lang: 'en', theme: 'dark', width: 1440 });
