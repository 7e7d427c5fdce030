import { lookAtScreens } from '../../support/look-at-screens.ts';
import { LOGIN_SCREENS } from '../../support/screens.ts';

lookAtScreens(LOGIN_SCREENS, { lang: 'en', theme: 'light', width: 1440 });
