import type { ReactNode } from 'react';
import styles from './status-mark.module.css';

/** Whether something is in use, in words with a dot before them. */
export const StatusMark = ({
  isActive,
  children,
}: {
  readonly isActive: boolean;
  readonly children: ReactNode;
}) => (
  <span className={styles['mark']} data-active={isActive}>
    {children}
  </span>
);
