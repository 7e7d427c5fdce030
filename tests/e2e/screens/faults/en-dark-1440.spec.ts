import { lookAtScreens } from '../../support/look-at-screens.ts';
import { FAULT_SCREENS } from '../../support/screens.ts';

lookAtScreens(FAULT_SCREENS, { lang: 'en', theme: 'dark', width: 1440 });
