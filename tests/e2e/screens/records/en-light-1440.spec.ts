import { lookAtScreens } from '../../support/look-at-screens.ts';
import { RECORD_SCREENS } from '../../support/record-screens.ts';

lookAtScreens(RECORD_SCREENS, { lang: 'en', theme: 'light', width: 1440 });
