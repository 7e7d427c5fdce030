import { SCREEN_SENTENCES } from '@mingjian/contract/wire';
import { sentenceOf } from '../api/call-failure.ts';
import { showToast } from './toasts.ts';

/** Says that something could not be deleted, and why. */
export const sayDeleteFailed = (error: unknown): void => {
  const { en, cn } = SCREEN_SENTENCES['delete-failed'];
  const reason = sentenceOf(error);
  showToast('error', { en: `${en}: ${reason.en}`, cn: `${cn}：${reason.cn}` });
};
