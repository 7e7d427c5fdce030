import { lookAtScreens } from '../../support/look-at-screens.ts';
import { RATED_SCREENS } from '../../support/screens.ts';

lookAtScreens(RATED_SCREENS, { lang: 'en', theme: 'light', width: 390 });
