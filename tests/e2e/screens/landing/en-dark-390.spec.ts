import { lookAtScreens } from '../../support/look-at-screens.ts';
import { LANDING_SCREENS } from '../../support/screens.ts';

lookAtScreens(LANDING_SCREENS, { lang: 'en', theme: 'dark', width: 390 });
