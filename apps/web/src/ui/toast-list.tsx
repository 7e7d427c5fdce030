import { usePick, useTranslation } from '../i18n/index.ts';
import { CheckIcon, CloseIcon, WarningIcon } from './glyphs.tsx';
import { dismissToast, useToasts } from './toasts.ts';
import styles from './toast-list.module.css';

/** The live region of the whole product; stands once, at the root. */
export const ToastList = () => {
  const toasts = useToasts();
  const pick = usePick();
  const { t } = useTranslation('common');
  return (
    <div className={styles['list']} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} className={`${styles['toast']} ${styles[toast.kind]}`} data-kind={toast.kind}>
          {toast.kind === 'success' ? <CheckIcon /> : <WarningIcon />}
          <span>{pick(toast.text)}</span>
          <button type="button" aria-label={t('close')} onClick={() => dismissToast(toast.id)}>
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  );
};
