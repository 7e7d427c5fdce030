import type { ReactNode } from 'react';
import type { Opening } from '@mingjian/domain/plans';
import { CallFailure, sentenceOf } from '../api/call-failure.ts';
import { usePick, useTranslation } from '../i18n/index.ts';
import { Button } from './button.tsx';
import { FeatureOpening } from './feature-opening.tsx';
import styles from './states.module.css';

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

const State = ({ title, children, action, role }: StateProps & { readonly role?: 'alert' }) => (
  <div className={styles['state']} role={role}>
    <svg width="56" height="40" viewBox="0 0 56 40" aria-hidden className={styles['drawing']}>
      <path d="M1 39h54M8 39V25M18 39V15M28 39V29M38 39V9M48 39V20" />
    </svg>
    <p className={styles['title']}>{title}</p>
    {children && <div className={styles['text']}>{children}</div>}
    {action && <div className={styles['action']}>{action}</div>}
  </div>
);

/** Nothing is there yet, and that is all right: says what would be here and how it comes to be. */
export const EmptyState = (props: StateProps) => <State {...props} />;

/** A call failed: the catalogue's sentence, what to buy if that is what is missing, else a second try. */
export const ErrorState = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry?: () => void;
}) => {
  const { t } = useTranslation('common');
  const pick = usePick();
  const isClosed = error instanceof CallFailure && error.code === 'feature-not-activated';
  return (
    <State
      role="alert"
      title={pick(sentenceOf(error))}
      action={onRetry && !isClosed && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
    >
      {isClosed && <FeatureOpening opening={error.data as Opening | null} />}
    </State>
  );
};

/** The specification's no-data placeholder. */
export const NoData = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useTranslation('common');
  return <State title={t('noData')}>{children}</State>;
};

/** Grey lines where rows will be. */
export const Loading = ({ rows = 5 }: { readonly rows?: number }) => {
  const { t } = useTranslation('common');
  return (
    <div className={styles['loading']} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles['bone']} />
      ))}
    </div>
  );
};
