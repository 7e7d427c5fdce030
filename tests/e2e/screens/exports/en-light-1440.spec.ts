import { lookAtScreens } from '../../support/look-at-screens.ts';
import { EXPORT_SCREENS } from '../../support/export-screens.ts';

lookAtScreens(EXPORT_SCREENS, { lang: 'en', theme: 'light', width: 1440 });
