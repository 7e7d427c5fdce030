import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../i18n/index.ts';
import { getSession } from '../api/session/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './fault.module.css';

/** The page of an address that leads nowhere, and of a page that broke. */
export const Fault = ({ isNotFound }: { readonly isNotFound: boolean }) => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const title = isNotFound ? t('notFoundTitle') : t('faultTitle');
  useEffect(() => {
    document.title = `${title} · Mingjian 明鉴`;
  }, [title]);
  return (
    <div className={styles['fault']}>
      <p className={styles['number']} aria-hidden>
        {isNotFound ? '404' : '···'}
      </p>
      <h1>{title}</h1>
      <p className={styles['text']}>{isNotFound ? t('notFoundText', { path: pathname }) : t('faultText')}</p>
      <p className={styles['actions']}>
        {!isNotFound && (
          <Button kind="primary" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        )}
        <ButtonLink
          to={getSession().token ? '/system/index' : '/dashboard'}
          kind={isNotFound ? 'primary' : 'plain'}
        >
          {t('toWorkbench')}
        </ButtonLink>
      </p>
    </div>
  );
};
