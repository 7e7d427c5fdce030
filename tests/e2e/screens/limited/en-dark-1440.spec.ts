import { lookAtScreens } from '../../support/look-at-screens.ts';
import { LIMITED_SCREENS } from '../../support/screens.ts';

lookAtScreens(LIMITED_SCREENS, { lang: 'en', theme: 'dark', width: 1440 });
