import { lookAtScreens } from '../../support/look-at-screens.ts';
import { LOGIN_SCREENS } from '../../support/screens.ts';

lookAtScreens(LOGIN_SCREENS, { lang: 'en', theme: 'dark', width: 1440 });
