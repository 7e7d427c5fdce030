import { OWNER_SCREENS } from '../../support/ownership-screens.ts';
import { lookAtScreens } from '../../support/look-at-screens.ts';

lookAtScreens(OWNER_SCREENS, { lang: 'en', theme: 'dark', width: 390 });
