import { lookAtScreens } from '../../support/look-at-screens.ts';
import { OWNERSHIP_SCREENS } from '../../support/ownership-screens.ts';

lookAtScreens(OWNERSHIP_SCREENS, { lang: 'en', theme: 'light', width: 390 });
