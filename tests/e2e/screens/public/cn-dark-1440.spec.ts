import { lookAtScreens } from '../../support/look-at-screens.ts';
import { PUBLIC_SCREENS } from '../../support/screens.ts';

lookAtScreens(PUBLIC_SCREENS, { lang: 'cn', theme: 'dark', width: 1440 });
