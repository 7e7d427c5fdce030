import { lookAtScreens } from '../../support/look-at-screens.ts';
import { LANDING_SCREENS } from '../../support/screens.ts';

lookAtScreens(LANDING_SCREENS, { lang: 'cn', theme: 'light', width: 390 });
