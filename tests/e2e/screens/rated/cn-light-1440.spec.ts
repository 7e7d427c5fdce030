import { lookAtScreens } from '../../support/look-at-screens.ts';
import { RATED_SCREENS } from '../../support/screens.ts';

lookAtScreens(RATED_SCREENS, { lang: 'cn', theme: 'light', width: 1440 });
