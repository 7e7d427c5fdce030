import { showToast } from './toasts.ts';
import styles from './copy-button.module.css';

/** Copies a code and says so. */
export const CopyButton = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', { en: `Copied ${text}`, cn: `已复制 ${text}` });
    } catch {
      showToast('warning', { en: 'The browser did not allow copying', cn: '浏览器不允许复制' });
    }
  };
  return (
    <button
      type="button"
      className={styles['copy']}
      aria-label={label}
      title={label}
      onClick={() => void copy()}
    >
      <svg
        width="13"
        height="13"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden
      >
        <rect x="9" y="9" width="11" height="11" rx="2" />
        <path d="M5 15V6a2 2 0 0 1 2-2h9" />
      </svg>
    </button>
  );
};
