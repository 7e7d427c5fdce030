import { useTranslation } from '../../i18n/index.ts';
import { Button, CopyButton, Facts } from '../../ui/index.ts';
import styles from '../../ui/form.module.css';

/** A password that was made: shown this once, since only its hash is kept. */
export const ToldPassword = ({
  username,
  password,
  onDone,
}: {
  readonly username: string;
  readonly password: string;
  readonly onDone: () => void;
}) => {
  const { t } = useTranslation('accounts');
  return (
    <div className={styles['form']} role="status">
      <p className={styles['note']}>{t('toldOnce')}</p>
      <Facts
        facts={[
          { key: 'username', label: t('username'), value: username, isWide: true },
          {
            key: 'password',
            label: t('password'),
            isWide: true,
            value: (
              <>
                <code>{password}</code> <CopyButton text={password} label={t('copyPassword')} />
              </>
            ),
          },
        ]}
      />
      <div className={styles['actions']}>
        <Button kind="primary" onClick={onDone}>
          {t('noted')}
        </Button>
      </div>
    </div>
  );
};
