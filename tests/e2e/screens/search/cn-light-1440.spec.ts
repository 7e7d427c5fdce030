import { lookAtScreens } from '../../support/look-at-screens.ts';
import { SEARCH_SCREENS } from '../../support/screens.ts';

lookAtScreens(SEARCH_SCREENS, { lang: 'cn', theme: 'light', width: 1440 });
