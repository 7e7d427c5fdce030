import { lookAtScreens } from '../../support/look-at-screens.ts';
import { RESULT_SCREENS } from '../../support/screens.ts';

lookAtScreens(RESULT_SCREENS, { lang: 'en', theme: 'dark', width: 1440 });
