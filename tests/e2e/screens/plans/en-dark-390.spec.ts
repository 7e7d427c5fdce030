import { lookAtScreens } from '../../support/look-at-screens.ts';
import { PLAN_SCREENS } from '../../support/plan-screens.ts';

lookAtScreens(PLAN_SCREENS, { lang: 'en', theme: 'dark', width: 390 });
