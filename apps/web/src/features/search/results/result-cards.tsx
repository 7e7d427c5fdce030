import type { SearchItem } from '@mingjian/contract/search';
import type { ResultColumn } from './result-columns.tsx';
import styles from './results.module.css';

export interface ResultCardsProps {
  readonly caption: string;
  readonly items: readonly SearchItem[];
  /** The first one heads the card, the others are its pairs. */
  readonly columns: readonly ResultColumn[];
}

/** The rows of the table one under the other, for a narrow screen. */
export const ResultCards = ({ caption, items, columns }: ResultCardsProps) => {
  const [head, ...rest] = columns;
  // What stays in sight in the table comes first here.
  const pairs = rest.toSorted((a, b) => Number(b.isFixedEnd ?? false) - Number(a.isFixedEnd ?? false));
  return (
    <ul className={styles['cards']} aria-label={caption}>
      {items.map((item) => (
        <li key={item.companyId} className={styles['card']}>
          {head?.render(item)}
          <dl className={styles['pairs']}>
            {pairs.map(({ key, title, render }) => (
              <div key={key} className={styles['pair']}>
                <dt>{title}</dt>
                <dd>{render(item)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};
