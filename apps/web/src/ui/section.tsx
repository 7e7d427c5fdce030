import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  /** A few words beside the title: a unit, a date, a count. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** Lets a table reach the edges. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A framed part of a page with its own heading. */
export const Section = ({ title, note, actions, isFlush = false, children }: SectionProps) => {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {note && <span className={styles['note']}>{note}</span>}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </header>
      <div className={isFlush ? styles['flush'] : styles['body']}>{children}</div>
    </section>
  );
};
