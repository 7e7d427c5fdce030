import { lookAtScreens } from '../../support/look-at-screens.ts';
import { RESULT_SCREENS } from '../../support/screens.ts';

lookAtScreens(RESULT_SCREENS, { lang: 'en', theme: 'light', width: 1440 });
