import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { focusLateHeading } from './focus-heading.ts';
import styles from './page.module.css';

export interface PageProps {
  readonly title: string;
  /** Shown instead of the plain title, when a heading is more than words. */
  readonly heading?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One screen inside the shell: its only h1, what can be done with the whole of it, and its sections. */
export const Page = ({ title, heading, subtitle, actions, children }: PageProps) => {
  useEffect(() => {
    document.title = `${title} · Mingjian 明鉴`;
  }, [title]);
  useEffect(focusLateHeading, []);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div className={styles['titles']}>
          <h1 className={styles['title']}>{heading ?? title}</h1>
          {subtitle && <div className={styles['subtitle']}>{subtitle}</div>}
        </div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </header>
      {children}
    </div>
  );
};
