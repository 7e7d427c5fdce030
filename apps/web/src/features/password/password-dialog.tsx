import { Modal } from 'antd';
import { useTranslation } from '../../i18n/index.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './password.module.css';

export interface PasswordDialogProps {
  readonly isOpen: boolean;
  /** The first password of an account: the dialog stays until it has been changed. */
  readonly isForced?: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export const PasswordDialog = ({ isOpen, isForced = false, onClose, onDone }: PasswordDialogProps) => {
  const { t } = useTranslation('password');
  return (
    <Modal
      open={isOpen}
      title={t('title')}
      footer={null}
      width={440}
      destroyOnHidden
      closable={isForced ? false : { 'aria-label': t('close') }}
      mask={{ closable: false }}
      keyboard={!isForced}
      onCancel={onClose}
    >
      {isForced && <p className={styles['forced']}>{t('forced')}</p>}
      <PasswordForm onDone={onDone} />
    </Modal>
  );
};
