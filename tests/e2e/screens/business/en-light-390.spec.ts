import { lookAtScreens } from '../../support/look-at-screens.ts';
import { BUSINESS_SCREENS } from '../../support/screens.ts';

lookAtScreens(BUSINESS_SCREENS, { lang: 'en', theme: 'light', width: 390 });
