import { lookAtScreens } from '../../support/look-at-screens.ts';
import { RATING_SCREENS } from '../../support/rating-screens.ts';

lookAtScreens(RATING_SCREENS, { lang: 'en', theme: 'dark', width: 390 });
