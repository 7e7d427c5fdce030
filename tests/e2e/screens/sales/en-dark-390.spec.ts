import { SALE_SCREENS } from '../../support/plan-screens.ts';
import { lookAtScreens } from '../../support/look-at-screens.ts';

lookAtScreens(SALE_SCREENS, { lang: 'en', theme: 'dark', width: 390 });
