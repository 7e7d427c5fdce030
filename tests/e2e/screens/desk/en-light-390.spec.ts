import { lookAtScreens } from '../../support/look-at-screens.ts';
import { DESK_SCREENS } from '../../support/screens.ts';

lookAtScreens(DESK_SCREENS, { lang: 'en', theme: 'light', width: 390 });
