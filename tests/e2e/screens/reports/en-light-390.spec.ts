import { lookAtScreens } from '../../support/look-at-screens.ts';
import { REPORT_SCREENS } from '../../support/report-screens.ts';

lookAtScreens(REPORT_SCREENS, { lang: 'en', theme: 'light', width: 390 });
