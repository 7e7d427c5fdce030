import { lookAtScreens } from '../../support/look-at-screens.ts';
import { VALIDATION_SCREENS } from '../../support/validation-screens.ts';

lookAtScreens(VALIDATION_SCREENS, { lang: 'en', theme: 'dark', width: 390 });
