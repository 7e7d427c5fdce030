import { lookAtScreens } from '../../support/look-at-screens.ts';
import { DESK_SCREENS } from '../../support/screens.ts';

lookAtScreens(DESK_SCREENS, { lang: 'cn', theme: 'light', width: 390 });
