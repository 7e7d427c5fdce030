import { QUESTION_SCREENS } from '../../support/rating-screens.ts';
import { lookAtScreens } from '../../support/look-at-screens.ts';

lookAtScreens(QUESTION_SCREENS, { lang: 'en', theme: 'dark', width: 1440 });
