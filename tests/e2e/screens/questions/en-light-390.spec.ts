import { QUESTION_SCREENS } from '../../support/rating-screens.ts';
import { lookAtScreens } from '../../support/look-at-screens.ts';

lookAtScreens(QUESTION_SCREENS, { lang: 'en', theme: 'light', width: 390 });
