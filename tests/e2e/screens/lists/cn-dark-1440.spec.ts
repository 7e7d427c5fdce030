import { lookAtScreens } from '../../support/look-at-screens.ts';
import { LIST_SCREENS } from '../../support/screens.ts';

lookAtScreens(LIST_SCREENS, { lang: 'cn', theme: 'dark', width: 1440 });
