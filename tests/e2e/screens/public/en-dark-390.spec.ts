import { lookAtScreens } from '../../support/look-at-screens.ts';
import { PUBLIC_SCREENS } from '../../support/screens.ts';

lookAtScreens(PUBLIC_SCREENS, { lang: 'en', theme: 'dark', width: 390 });
