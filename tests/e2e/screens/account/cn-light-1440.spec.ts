import { ACCOUNT_SCREENS } from '../../support/account-screens.ts';
import { lookAtScreens } from '../../support/look-at-screens.ts';

lookAtScreens(ACCOUNT_SCREENS, { lang: 'cn', theme: 'light', width: 1440 });
