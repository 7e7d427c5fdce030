import { useSession } from '../../api/session/index.ts';

/** Whether the role carries the right to ratings; whether the plan opens them is for the calls to say. */
export const useMayAskWhatIf = (): boolean =>
  useSession(({ authorities }) => authorities.some(({ authority }) => authority === 'rating.view'));
