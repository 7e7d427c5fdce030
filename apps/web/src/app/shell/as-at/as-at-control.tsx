import { CalendarOutlined } from '@ant-design/icons';
import { Suspense, lazy, useState } from 'react';
import { useSession } from '../../../api/session/index.ts';
import { useTranslation } from '../../../i18n/index.ts';
import styles from './as-at-control.module.css';

/** The picker of days is as heavy as a small screen: it comes when somebody asks for it. */
const AsAtDialog = lazy(() => import('./as-at-dialog.tsx'));

/** The day that the whole product stands on, and the way to another. */
export const AsAtControl = () => {
  const { t } = useTranslation('as-at');
  const asAt = useSession((session) => session.asAt);
  const [isAsked, setIsAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    setIsAsked(true);
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles['control']}
        data-moved={asAt !== null || undefined}
        aria-haspopup="dialog"
        onClick={open}
      >
        <CalendarOutlined aria-hidden />
        <span className={styles['words']}>
          <span className={styles['label']}>{t('asAt')}</span>{' '}
          <span>{asAt === null ? t('today') : asAt.day}</span>
          {asAt && <span className="visually-hidden">, {t(asAt.clock)}</span>}
        </span>
      </button>
      {isAsked && (
        <Suspense fallback={null}>
          <AsAtDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
