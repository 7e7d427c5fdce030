import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

export interface PartProps {
  /** What the address names after `#`. */
  readonly anchor: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One part of the landing page: heading on the left, matter on the right. */
export const Part = ({ anchor, title, lead, children }: PartProps) => {
  const id = useId();
  return (
    <section id={anchor} className={styles['part']} aria-labelledby={id}>
      <header className={styles['partHead']}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      <div className={styles['partBody']}>{children}</div>
    </section>
  );
};
