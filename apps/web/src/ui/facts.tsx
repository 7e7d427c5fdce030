import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Takes the whole row: an address, a business scope. */
  readonly isWide?: boolean;
}

/** Label and value pairs in even columns: three on a desk, one on a phone. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles['facts']}>
    {facts.map((fact) => (
      <div key={fact.key} className={fact.isWide ? styles['wide'] : undefined}>
        <dt>{fact.label}</dt>
        <dd>{fact.value}</dd>
      </div>
    ))}
  </dl>
);
