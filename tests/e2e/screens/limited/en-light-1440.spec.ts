import { lookAtScreens } from '../../support/look-at-screens.ts';
import { LIMITED_SCREENS } from '../../support/screens.ts';

lookAtScreens(LIMITED_SCREENS, { lang: 'en', theme: 'light', width: 1440 });
