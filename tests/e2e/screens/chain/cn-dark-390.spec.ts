import { lookAtScreens } from '../../support/look-at-screens.ts';
import { CHAIN_SCREENS } from '../../support/chain-screens.ts';

lookAtScreens(CHAIN_SCREENS, { lang: 'cn', theme: 'dark', width: 390 });
