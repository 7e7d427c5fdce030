import { lookAtScreens } from '../../support/look-at-screens.ts';
import { UNRATED_SCREENS } from '../../support/screens.ts';

lookAtScreens(UNRATED_SCREENS, { lang: 'cn', theme: 'light', width: 390 });
