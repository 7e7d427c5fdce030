import { useSession } from '../../api/session/index.ts';

/** The platform administrator, who alone makes organisations at the top and gives plans. */
export const useIsPlatform = (): boolean =>
  useSession(({ authorities }) => authorities.some(({ authority }) => authority === 'platform.manage'));
