import { lookAtScreens } from '../../support/look-at-screens.ts';
import { LIMITED_SCREENS } from '../../support/screens.ts';

lookAtScreens(LIMITED_SCREENS, { lang: 'cn', theme: 'dark', width: 390 });
