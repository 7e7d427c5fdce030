import { lookAtScreens } from '../../support/look-at-screens.ts';
import { VALIDATION_SCREENS } from '../../support/validation-screens.ts';

lookAtScreens(VALIDATION_SCREENS, { lang: 'en', theme: 'light', width: 1440 });
