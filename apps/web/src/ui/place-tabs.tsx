import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './place-tabs.module.css';

export interface PlaceTab {
  /** Stands behind the `#` of the address. */
  readonly key: string;
  readonly label: string;
  readonly render: () => ReactNode;
}

/** Parts of a screen, one at a time: the address tells which, so that a link leads to it; the first without any. */
export const PlaceTabs = ({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly PlaceTab[];
}) => {
  const { hash, search } = useLocation();
  const current = tabs.find(({ key }) => `#${key}` === hash) ?? tabs[0];
  return (
    <>
      <nav className={styles['tabs']} aria-label={label}>
        {tabs.map((tab) => (
          <Link
            key={tab.key}
            to={{ search, hash: tab.key }}
            aria-current={tab === current ? 'page' : undefined}
            replace
            preventScrollReset
          >
            {tab.label}
          </Link>
        ))}
      </nav>
      {current?.render()}
    </>
  );
};
