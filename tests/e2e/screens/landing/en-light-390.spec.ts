import { lookAtScreens } from '../../support/look-at-screens.ts';
import { LANDING_SCREENS } from '../../support/screens.ts';

lookAtScreens(LANDING_SCREENS, { lang: 'en', theme: 'light', width: 390 });
