import { lookAtScreens } from '../../support/look-at-screens.ts';
import { RATING_SCREENS } from '../../support/rating-screens.ts';

lookAtScreens(RATING_SCREENS, { lang: 'cn', theme: 'light', width: 1440 });
