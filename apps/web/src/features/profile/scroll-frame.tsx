import type { ReactNode } from 'react';
import styles from './scroll-frame.module.css';

/** A wide or long table that scrolls in its own frame. */
export const ScrollFrame = ({
  label,
  isTall = false,
  children,
}: {
  readonly label: string;
  /** Scrolls up and down as well, under a head that stays. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
}) => (
  <div
    className={isTall ? styles['tall'] : styles['frame']}
    role="group"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    tabIndex={0}
  >
    {children}
  </div>
);
