import { lookAtScreens } from '../../support/look-at-screens.ts';
import { VALIDATION_SCREENS } from '../../support/validation-screens.ts';

lookAtScreens(VALIDATION_SCREENS, { lang: 'cn', theme: 'dark', width: 390 });
