import { NOTICE_SCREENS } from '../../support/report-screens.ts';
import { lookAtScreens } from '../../support/look-at-screens.ts';

lookAtScreens(NOTICE_SCREENS, { lang: 'cn', theme: 'dark', width: 390 });
