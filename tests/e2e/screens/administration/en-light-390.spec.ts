import { ADMINISTRATION_SCREENS } from '../../support/administration-screens.ts';
import { lookAtScreens } from '../../support/look-at-screens.ts';

lookAtScreens(ADMINISTRATION_SCREENS, { lang: 'en', theme: 'light', width: 390 });
