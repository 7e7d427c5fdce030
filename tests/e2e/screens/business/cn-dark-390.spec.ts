import { lookAtScreens } from '../../support/look-at-screens.ts';
import { BUSINESS_SCREENS } from '../../support/screens.ts';

lookAtScreens(BUSINESS_SCREENS, { lang: 'cn', theme: 'dark', width: 390 });
