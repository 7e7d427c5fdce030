import { TREE_SCREENS } from '../../support/administration-screens.ts';
import { lookAtScreens } from '../../support/look-at-screens.ts';

lookAtScreens(TREE_SCREENS, { lang: 'cn', theme: 'dark', width: 1440 });
