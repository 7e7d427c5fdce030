import { getNoticeCount } from '@mingjian/contract/notices';
import { call } from '../../api/call.ts';
import { storeAppState } from '../../api/session/index.ts';

/** The badge follows at once; as everywhere, the count is kept only when the code is the string '0'. */
export const countAnew = (): Promise<void> =>
  call(getNoticeCount, {}, { isStrict: true, isBackground: true })
    .then((notice) => storeAppState({ notice }))
    .catch(() => undefined);
