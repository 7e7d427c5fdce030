import { lookAtScreens } from '../../support/look-at-screens.ts';
import { LIST_SCREENS } from '../../support/screens.ts';

lookAtScreens(LIST_SCREENS, { lang: 'en', theme: 'light', width: 390 });
